import { getOffer, type OfferReply } from "@forecourt/contracts/areas/company/offers";
import type { ErrorCode } from "@forecourt/contracts/errors";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { listFixture, offerFixture } from "../../parts/offers/fixtures/offer-list.ts";
import { offerLoader } from "./offer-loader.ts";

const path = "/api/company/offers/sales/loyalty";
const page = "/special-offers/sales/loyalty";
const load = offerLoader("sales");
const { pages } = siteFixture();
const site = siteFixture({ pages: { ...pages, search: true, contact: true } });
const [, ...others] = listFixture.offers;
const reply: OfferReply = {
  offer: offerFixture,
  title: offerFixture.title,
  list: { ...listFixture, offers: others },
};

async function loaded(published: OfferReply) {
  return withService({ ...answer(getOffer, published), path }, async ({ url }) => {
    const result = await load(pageRequest(page, url, { site, params: { offer: "loyalty" } }));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

const failing = (code: ErrorCode) =>
  withService({ ...failure(getOffer, code), path }, ({ url }) =>
    load(pageRequest(page, url, { params: { offer: "loyalty" } })),
  );

describe("the page of an offer", () => {
  test("has the offer, others, the way to it, and an Offer without a price", async () => {
    const { data, head, status } = await loaded(reply);
    expect(data.coupon?.id).toBe("loyalty");
    expect(data.others?.coupons.map(({ id }) => id)).toEqual(["small-down-payment"]);
    expect(data.crumbs.trail.at(-2)?.href).toBe("/special-offers/sales");
    expect(head).toMatchObject({
      canonical: page,
      jsonLd: [{ "@type": "BreadcrumbList" }, { "@type": "Offer" }],
    });
    expect(head.description).toContain(`${offerFixture.price}. ${offerFixture.description}`);
    expect(JSON.stringify(head.jsonLd)).not.toContain('"price"');
    expect(status).toBeUndefined();
  });

  test("is titled by the store that alone honors it, at a visitor of another one", async () => {
    const rolla = { ...site.store, id: "rolla", name: "Rolla", city: "Rolla" };
    const group = { ...site, stores: [site.store, rolla], places: [site.store, rolla] };
    const titleAt = async (stores: string[] | undefined, at = group) => {
      const offer = { ...offerFixture, ...(stores && { stores }) };
      return withService({ ...answer(getOffer, { ...reply, offer }), path }, async ({ url }) => {
        const result = await load(
          pageRequest(page, url, { site: at, params: { offer: "loyalty" } }),
        );
        return result.kind === "page" ? result.head.title : null;
      });
    };
    const { title } = offerFixture;
    const own = `${title} | {company.nameAndPlace}`;
    expect(await titleAt(["rolla"])).toBe(`${title} | {site.name}, Rolla, MO`);
    expect(await titleAt(["rolla"], { ...group, store: rolla, storeChosen: true })).toBe(own);
    expect(await titleAt(["rolla", site.store.id])).toBe(own);
    expect(await titleAt(undefined)).toBe(own);
  });

  test("says whom and which cars it is for, with the way to them, and how to reach the dealer", async () => {
    const { data } = await loaded({
      ...reply,
      offer: { ...offerFixture, steps: ["Bring the registration."], notWith: "Nothing else." },
    });
    expect(data.details).toEqual([
      { term: "Who it’s for", text: "Anyone who owns a Mitsubishi.", link: null },
      {
        term: "Cars it’s for",
        text: "For new Mitsubishi Outlander",
        link: { label: "See these cars", href: "/new-cars-for-sale/mitsubishi/outlander" },
      },
      { term: "With other offers", text: "Nothing else.", link: null },
    ]);
    expect(data.use).toMatchObject({
      list: ["Bring the registration."],
      stores: [{ name: null, call: { href: "tel:+15735550142" } }],
      message: { label: "Send us a message", href: "/contact-us" },
    });
  });

  test("leads to the list of exactly the cars with its miles", async () => {
    const vehicles = { condition: ["used" as const], mileage: { from: 100_000 } };
    const { data } = await loaded({ ...reply, offer: { ...offerFixture, vehicles } });
    const cars = data.details?.find(({ term }) => term === "Cars it’s for");
    expect(cars?.link?.href).toBe("/used-cars-for-sale?mileage-over=100000");
  });

  test("says its last day once", async () => {
    const { data } = await loaded(reply);
    expect(data.coupon?.expires).toContain("January\u00a031,\u00a02027");
    expect(data.coupon?.disclaimer).toBe("On cars in stock.");
  });

  test("says that a monthly offer renews, and when the current one expires", async () => {
    const { data } = await loaded({ ...reply, offer: { ...offerFixture, isMonthly: true } });
    expect(data.coupon?.expires).toBe("This month’s offer, through January\u00a031,\u00a02027");
  });

  test.each([
    ["sales", "Name it first."],
    ["service", "Book a visit."],
  ] as const)("says how an offer of the %s department is used", async (department, line) => {
    const { data } = await loaded({ ...reply, offer: { ...offerFixture, department } });
    expect(data.use.list).toEqual([line]);
  });

  test("is 410 for an offer that has ended, and no search engine lists it", async () => {
    const { data, head, status } = await loaded({ ...reply, offer: null });
    expect(status).toBe(410);
    expect(data).toMatchObject({ coupon: null, title: `This offer has ended: ${reply.title}` });
    expect(head).toMatchObject({ canonical: null, index: false });
  });

  test("is not found for an unknown offer, and fails as the service does", async () => {
    expect(await failing("not-found")).toEqual({ kind: "not-found" });
    await expect(failing("unavailable")).rejects.toMatchObject({ code: "unavailable" });
  });
});
