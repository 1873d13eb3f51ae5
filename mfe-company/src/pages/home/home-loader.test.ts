import { getHome } from "@forecourt/contracts/areas/company/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { content } from "./fixtures/content.ts";
import { loadHome } from "./home-loader.ts";

function load() {
  return withService(answer(getHome, content), async ({ url, receivedHeaders }) => {
    const result = await loadHome(pageRequest("/", url));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return { ...result, receivedHeaders };
  });
}

describe("loadHome", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    const { data, head, receivedHeaders } = await load();
    expect(head).toMatchObject({ ...content.head, canonical: "/" });
    expect(data).toMatchObject({ slides: content.slides, departments: content.departments });
    expect(receivedHeaders).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("says which area a shortcut leads to", async () => {
    const { data } = await load();
    expect(data.shortcuts.map(({ area }) => area)).toEqual(["financing", null, null]);
  });

  test("has no structured data of reviews, which would be the dealer's own about itself", async () => {
    const { data, head } = await load();
    expect(data.reviews?.first).toHaveLength(3);
    expect(JSON.stringify(head.jsonLd)).not.toMatch(/Review|AggregateRating/);
  });

  test("has the reviews of the chosen store alone, under its name and without the note on all", async () => {
    const { reviews } = content;
    if (!reviews) throw new Error("no reviews");
    const [first, ...others] = reviews.reviews.map((one) => ({ ...one, stores: ["rolla"] }));
    const ofRolla = {
      ...reviews,
      ofStore: true,
      reviews: first ? [{ ...first, stores: ["cape"] }, ...others] : [],
    };
    const store = storeFixture({ id: "rolla", name: "Rolla" });
    const site = siteFixture({ store, stores: [storeFixture(), store], storeChosen: true });
    await withService(answer(getHome, { ...content, reviews: ofRolla }), async ({ url }) => {
      expect(await loadHome(pageRequest("/", url, { site }))).toMatchObject({
        data: {
          reviews: { title: "Reviews of our Rolla store", note: null, first: { length: 3 } },
        },
      });
    });
  });

  test("is a page without reviews where the dealer names no rating", async () => {
    const { reviews } = content;
    const without = { ...content, reviews: reviews && { ...reviews, rating: null } };
    await withService(answer(getHome, without), async ({ url }) => {
      expect(await loadHome(pageRequest("/", url))).toMatchObject({ data: { reviews: null } });
    });
  });

  test("returns structured data of the site, its store and its ten questions", async () => {
    const { head } = await load();
    expect(head.jsonLd).toMatchObject([
      { "@type": "WebSite", name: "Ozark Trail Mitsubishi", url: "https://www.ozark.example/" },
      {
        "@type": "AutoDealer",
        address: { "@type": "PostalAddress" },
        openingHoursSpecification: expect.any(Array),
      },
      { "@type": "FAQPage", mainEntity: { length: 10 } },
    ]);
  });

  test("passes on the service's error code, so that the shell distinguishes a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await withService(failure(getHome, code), async ({ url }) => {
        const loading = loadHome(pageRequest("/", url));
        await expect(loading).rejects.toMatchObject({ name: "AppError", code });
      });
    }
  });
});
