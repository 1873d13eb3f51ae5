import { sharePicture } from "@forecourt/contracts/share-picture";
import { get } from "@forecourt/e2e/get";
import { getPicture } from "@forecourt/e2e/get-picture";
import type { Site } from "@forecourt/e2e/site";
import { nodeFaults, nodesOf } from "@forecourt/e2e/structured-data";
import { expect, test } from "@forecourt/e2e/test";

const crumbs = "BreadcrumbList";
const dealers = { ozark: "localhost", heartland: "group.localhost" } as const;

/** Pages of both dealers with the structured data that each must have. */
const pages: readonly [dealer: keyof typeof dealers, path: string, types: readonly string[]][] = [
  ["ozark", "/", ["WebSite", "AutoDealer", "FAQPage"]],
  [
    "heartland",
    "/",
    ["WebSite", "AutoDealer", "AutoDealer", "AutoDealer", "AutoDealer", "FAQPage"],
  ],
  ["ozark", "/our-company", ["AutoDealer", crumbs]],
  ["heartland", "/contact-us", ["AutoDealer", "AutoDealer", "AutoDealer", "AutoDealer", crumbs]],
  ["heartland", "/locations", ["AutoDealer", "AutoDealer", "AutoDealer", "AutoDealer", crumbs]],
  ["heartland", "/locations/rolla", ["AutoDealer", crumbs]],
  ["ozark", "/our-company/careers", [crumbs]],
  ["ozark", "/our-company/careers/detailer", ["JobPosting", crumbs]],
  ["ozark", "/our-company/meet-our-team", [crumbs]],
  ["ozark", "/our-company/meet-our-team/marion-tolliver", ["Person", crumbs]],
  ["ozark", "/car-research", [crumbs]],
  ["ozark", "/staff-reviews", [crumbs]],
  ["ozark", "/car-research/search", [crumbs]],
  ["ozark", "/car-advice-education/winter-tires", ["Article", crumbs]],
  ["ozark", "/faqs/what-is-a-certified-car", ["Article", crumbs]],
  ["heartland", "/news/four-stores-one-list", ["NewsArticle", crumbs]],
  ["ozark", "/help-center", [crumbs]],
  ["ozark", "/help-center/financing", ["FAQPage", crumbs]],
  ["ozark", "/special-offers", [crumbs]],
  ["ozark", "/special-offers/dealer", [crumbs, "Offer", "Offer", "Offer"]],
  ["ozark", "/special-offers/dealer/first-oil-change", [crumbs, "Offer"]],
  ["ozark", "/legal/privacy-policy", [crumbs]],
  ["ozark", "/legal/terms-of-sale", [crumbs]],
  ["ozark", "/legal/cookie-policy", [crumbs]],
  ["ozark", "/legal/electronic-signature-disclosure", [crumbs]],
  ["ozark", "/legal/accessibility", [crumbs]],
];

test.describe("what search engines and social networks read", () => {
  for (const [dealer, path, types] of pages) {
    test(`${dealer} ${path} has whole structured data and a picture`, async ({ site }) => {
      const host = dealers[dealer];
      const { status, body } = await get({ port: site.port, host, path });
      expect(status).toBe(200);
      const nodes = nodesOf(body);
      expect(nodes.map((node) => node["@type"]).toSorted()).toEqual([...types].toSorted());
      expect(nodes.flatMap(nodeFaults)).toEqual([]);
      await expectPreview(site, host, body);
    });
  }

  test("a car without a photo has the picture of its dealer", async ({ site }) => {
    const host = dealers.ozark;
    const list = await get({ port: site.port, host, path: "/used-cars-for-sale" });
    const [, car = ""] = /href="(\/used-cars-for-sale\/\d{4}-[^"?]+)"/.exec(list.body) ?? [];
    const { body } = await get({ port: site.port, host, path: car });
    expect(contentOf(body, "property", "og:image")).toContain(sharePicture.home());
    await expectPreview(site, host, body);
  });
});

/** The page's picture is there, of the type and the size that it states, and the same on X. */
async function expectPreview(site: Site, host: string, html: string): Promise<void> {
  const image = contentOf(html, "property", "og:image");
  expect(contentOf(html, "name", "twitter:image")).toBe(image);
  expect(contentOf(html, "name", "twitter:card")).toBe("summary_large_image");
  const size = ["og:image:width", "og:image:height"].map((name) =>
    Number(contentOf(html, "property", name)),
  );
  const { pathname } = new URL(image);
  const { status, type, width, height } = await getPicture({
    port: site.port,
    host,
    path: pathname,
  });
  expect(status).toBe(200);
  expect(type).toMatch(/^image\/(png|jpeg)$/);
  expect([width, height]).toEqual(size);
  expect(size).toEqual([1200, 630]);
}

function contentOf(html: string, key: "property" | "name", name: string): string {
  const [tag = ""] = new RegExp(`<meta [^>]*${key}="${name}"[^>]*>`).exec(html) ?? [];
  const [, content = ""] = /content="([^"]*)"/.exec(tag) ?? [];
  return content.replaceAll("&amp;", "&");
}
