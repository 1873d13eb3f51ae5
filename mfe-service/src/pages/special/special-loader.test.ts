import { getServiceOffer, type ServiceOfferReply } from "@forecourt/contracts/areas/service/offers";
import type { ErrorCode } from "@forecourt/contracts/errors";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { conditionalFixture, offerFixture } from "../../parts/offers/fixtures/offers.ts";
import { loadSpecial } from "./special-loader.ts";

const path = "/api/service/offers/alignment-check";
const page = "/special-offers/service/alignment-check";
const reply: ServiceOfferReply = {
  offer: offerFixture,
  title: offerFixture.title,
  use: { title: "How to use a coupon", list: ["Show it."] },
  others: [conditionalFixture],
  schedulePath: "/service/schedule",
};

async function load(published: ServiceOfferReply) {
  const asked = { ...answer(getServiceOffer, published), path };
  return withService(asked, async ({ url }) => {
    const request = pageRequest(page, url, { params: { offer: "alignment-check" } });
    const result = await loadSpecial(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

const failing = (code: ErrorCode) =>
  withService({ ...failure(getServiceOffer, code), path }, ({ url }) =>
    loadSpecial(pageRequest(page, url, { params: { offer: "alignment-check" } })),
  );

describe("loadSpecial", () => {
  test("shows the coupon with which a visit can be booked, and the other offers", async () => {
    const { data, head, status } = await load(reply);
    expect(data.coupon).toMatchObject({
      id: "alignment-check",
      book: { href: "/service/schedule?offer=alignment-check" },
    });
    expect(data.others).toMatchObject({
      title: "More service specials",
      coupons: [{ id: "outlander" }],
    });
    expect(data.crumbs.trail.map(({ href }) => href)).toEqual([
      "/service",
      "/special-offers/service",
      undefined,
    ]);
    expect(head).toMatchObject({
      canonical: page,
      title: expect.stringMatching(/^Alignment check \|/),
      description: expect.stringContaining("Good through March 31, 2026"),
      jsonLd: [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }, { "@type": "Offer" }],
    });
    expect(status).toBeUndefined();
  });

  test("has no heading of other offers where there are none", async () => {
    expect((await load({ ...reply, others: [] })).data.others).toBeNull();
  });

  test("is 410 for an offer that has ended, and shows what is valid", async () => {
    const { data, head, status } = await load({ ...reply, offer: null });
    expect(status).toBe(410);
    expect(data).toMatchObject({
      title: "This offer has ended: Alignment check",
      coupon: null,
      ended: "The coupon can’t be used anymore. Here is what you can use today.",
      others: { title: "Service specials" },
    });
    expect(head).toMatchObject({ canonical: null, index: false });
    const alone = await load({ ...reply, offer: null, others: [] });
    expect(alone.data.ended).toContain("Call us at");
  });

  test("is not found for an unknown offer, and fails as the service does", async () => {
    expect(await failing("not-found")).toEqual({ kind: "not-found" });
    await expect(failing("unavailable")).rejects.toMatchObject({ code: "unavailable" });
  });
});
