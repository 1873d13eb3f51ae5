import { getServiceIndex, type ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { content, minimalContent } from "./fixtures/content.ts";
import { loadIndex } from "./index-loader.ts";

function load(published: ServiceIndex, changes: Partial<PageRequest> = {}) {
  return withService(answer(getServiceIndex, published), async ({ url, receivedHeaders }) => {
    const result = await loadIndex(pageRequest("/service", url, changes));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return { ...result, receivedHeaders };
  });
}

describe("loadIndex", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    const { data, head, receivedHeaders } = await load(content);
    expect(head).toMatchObject({ ...content.head, canonical: "/service" });
    expect(data).toMatchObject({
      hero: content.hero,
      faq: content.faq,
    });
    expect(receivedHeaders).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("shows the first offers as coupons, with which a visit can be booked, and leads to all of them", async () => {
    const { data } = await load(content);
    expect(data.specials).toMatchObject({
      id: "specials",
      coupons: [
        {
          id: "alignment-check",
          expires: "Expires March\u00a031,\u00a02026",
          book: { href: "/service/schedule?offer=alignment-check" },
          view: { href: "/special-offers/service/alignment-check" },
        },
      ],
      all: { label: "See all 4 offers", href: "/special-offers/service" },
    });
  });

  test("has no heading of offers where none is valid today, or the dealer shows none", async () => {
    expect((await load({ ...content, offers: [], offerCount: 0 })).data.specials).toBeNull();
    expect((await load({ ...content, specials: null })).data.specials).toBeNull();
  });

  test("says starting prices in words, and nothing where none is advertised", async () => {
    const { data } = await load(content);
    expect(data.prices?.items.map(({ price }) => price)).toEqual([
      "From $59.95",
      "No charge",
      null,
    ]);
    expect(data.prices?.book).toEqual({ label: "Schedule service", href: "/service/schedule" });
  });

  test("leads to a call where visits are booked by phone only", async () => {
    const { data } = await load({ ...content, schedulePath: null });
    const call = { label: "Call (573) 555-0143", href: "tel:+15735550143" };
    expect(data.prices?.book).toEqual(call);
    expect(data.specials?.coupons[0]?.book).toEqual(call);
  });

  test("lists no prices where nothing can be booked", async () => {
    expect((await load({ ...content, choices: [] })).data.prices).toBeNull();
    expect((await load(minimalContent)).data.prices).toBeNull();
  });

  test("describes the department as a repair business and a parts store, open on six days", async () => {
    const { head } = await load(content);
    const [repair, parts, faq] = head.jsonLd ?? [];
    const business = {
      name: "Ozark Trail Mitsubishi",
      url: "https://www.ozark.example/service",
      telephone: "+15735550143",
      address: {
        streetAddress: "4180 Sycamore Bend Road",
        addressLocality: "Cape Girardeau",
        addressRegion: "MO",
        postalCode: "63701",
      },
      openingHoursSpecification: { length: 6 },
    };
    expect(repair).toMatchObject({ "@type": "AutoRepair", ...business });
    expect(parts).toMatchObject({ "@type": "AutoPartsStore", ...business });
    expect(repair).toHaveProperty("openingHoursSpecification.0", {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Monday",
      opens: "08:00",
      closes: "17:00",
    });
    expect(faq).toMatchObject({ "@type": "FAQPage", mainEntity: { length: 10 } });
  });

  test("describes no business where the store has no service department", async () => {
    const site = siteFixture({ store: storeFixture({ service: null }) });
    const { head } = await load(content, { site });
    expect(head.jsonLd).toMatchObject([{ "@type": "FAQPage" }]);
  });

  test("passes on the service's error code, so that the shell distinguishes a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await withService(failure(getServiceIndex, code), async ({ url }) => {
        const loading = loadIndex(pageRequest("/service", url));
        await expect(loading).rejects.toMatchObject({ name: "AppError", code });
      });
    }
  });
});
