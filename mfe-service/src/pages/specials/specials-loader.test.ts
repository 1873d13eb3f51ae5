import { getServiceOffers, type ServiceOffers } from "@forecourt/contracts/areas/service/offers";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { conditionalFixture, offerFixture } from "../../parts/offers/fixtures/offers.ts";
import { loadSpecials } from "./specials-loader.ts";

interface LoadOptions {
  query?: string;
  passed?: string;
  site?: ReturnType<typeof siteFixture>;
}

const list = "/special-offers/service";
const reply: ServiceOffers = {
  head: { title: "Service specials", description: "Coupons." },
  title: "Service specials",
  description: "Good today.",
  empty: "No offers available at this time. Please check back later.",
  use: { title: "How to use a coupon", list: ["Show it."] },
  offers: [offerFixture, conditionalFixture],
  hasConditions: true,
  schedulePath: "/service/schedule",
};

/** `passed` is what the service is asked, where that is not the query of the page. */
function load(
  published: ServiceOffers,
  { query = "", passed, site = siteFixture() }: LoadOptions = {},
) {
  const path = getServiceOffers.path + (passed ?? query);
  const asked = { ...answer(getServiceOffers, published), path };
  return withService(asked, async ({ url }) => {
    const request = pageRequest(list + query, url, { site });
    const result = await loadSpecials(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

describe("loadSpecials", () => {
  test("shows each offer as a coupon with its dates, its code and whom it is for", async () => {
    const { data, head } = await load(reply);
    expect(data.coupons).toMatchObject([
      {
        forWhom: null,
        price: "$15 off",
        code: "Code ALIGN15",
        expires: "Expires March\u00a031,\u00a02026",
        where: "Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, (573) 555-0143",
      },
      { forWhom: "For 2014 to 2021 Mitsubishi Outlander", code: null },
    ]);
    expect(data).toMatchObject({ empty: null, form: { shown: null }, print: "Print all coupons" });
    expect(head).toMatchObject({ canonical: list, index: true });
  });

  test("says what is wrong with a year that no car has, and names no car", async () => {
    const { data } = await load(reply, { query: "?year=20", passed: "" });
    expect(data.form?.fields[0]).toMatchObject({
      value: "20",
      error: expect.stringMatching(/^Enter the year in four digits, up to 20\d\d$/),
    });
    expect(data.form?.shown).toBeNull();
  });

  test("says that a monthly offer renews, and when the current one expires", async () => {
    const { data } = await load({ ...reply, offers: [{ ...offerFixture, isMonthly: true }] });
    expect(data.coupons[0]?.expires).toBe("This month’s offer, through March\u00a031,\u00a02026");
  });

  test("describes the offers to search engines, with a price where there is one", async () => {
    const { head } = await load(reply);
    expect(head.jsonLd).toMatchObject([
      {
        "@type": "Offer",
        name: "Alignment check",
        url: "https://www.ozark.example/special-offers/service/alignment-check",
        validFrom: "2026-01-01",
        validThrough: "2026-03-31",
        offeredBy: { "@type": "AutoRepair", telephone: "+15735550143" },
      },
      { price: "89.95", priceCurrency: "USD" },
    ]);
    expect(head.jsonLd?.[0]).not.toHaveProperty("price");
  });

  test("says that an offer is for the named vehicle, and keeps that page out of search engines", async () => {
    const query = "?year=2018&make=Mitsubishi&model=Outlander";
    const fitting = { ...conditionalFixture, fits: true };
    const { data, head } = await load({ ...reply, offers: [fitting] }, { query });
    expect(data.coupons[0]?.forWhom).toBe("For your 2018 Mitsubishi Outlander");
    expect(data.form?.fields.map(({ value }) => value)).toEqual([
      "2018",
      "Mitsubishi",
      "Outlander",
    ]);
    expect(data.form?.shown?.text).toBe("These are the offers for your 2018 Mitsubishi Outlander.");
    expect(head).toMatchObject({ canonical: list, index: false });
  });

  test("says that there is nothing for the named vehicle", async () => {
    const { data } = await load({ ...reply, offers: [] }, { query: "?make=Toyota" });
    expect(data.form?.shown?.text).toBe("There are no offers for your Toyota today.");
    expect(data).toMatchObject({ empty: null, print: null });
  });

  test("says that there is nothing today, and keeps the page out of search engines", async () => {
    const { data, head } = await load({ ...reply, offers: [], hasConditions: false });
    expect(data).toMatchObject({ empty: reply.empty, form: null, print: null, coupons: [] });
    expect(head.index).toBe(false);
  });

  test("names all stores with service on paper while no store is chosen", async () => {
    const place = (city: string, changes = {}) => storeFixture({ city, ...changes });
    const places = [place("Columbia"), place("Jefferson City", { service: null }), place("Rolla")];
    const site = siteFixture({ places, name: "Heartland" });
    expect((await load(reply, { site })).data.coupons[0]?.where).toBe("Heartland: Columbia, Rolla");
    const chosen = siteFixture({ places, storeChosen: true });
    expect((await load(reply, { site: chosen })).data.coupons[0]?.where).toContain("Sycamore");
  });
});
