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
      scheduleLink: content.scheduleLink,
    });
    expect(receivedHeaders).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("says in words from when to when a special is valid", async () => {
    const { data } = await load(content);
    expect(data.specials?.offers).toMatchObject([
      { id: "alignment-check", validity: expect.stringMatching(/^January 1\W+March 31, 2026$/) },
    ]);
  });

  test("distinguishes no specials from none that are valid today", async () => {
    expect((await load(minimalContent)).data.specials).toBeNull();
    const none = { ...content, specials: { ...content.specials!, offers: [] } };
    expect((await load(none)).data.specials).toMatchObject({ offers: [] });
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
