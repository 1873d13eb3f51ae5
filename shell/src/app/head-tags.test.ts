import { describe, expect, test } from "@jest/globals";
import { headTags } from "./head-tags.ts";

const site = { origin: "https://x.example", name: "X Motors", socialImage: "/assets/share.png" };
const head = { title: "T", description: "D", canonical: "/service" };

function values(of: ReturnType<typeof headTags>, name: string) {
  return of
    .filter(({ attributes }) =>
      [attributes.name, attributes.property, attributes.rel].includes(name),
    )
    .map(({ attributes }) => attributes.content ?? attributes.href);
}

describe("headTags", () => {
  test("has the canonical URL with the dealer's origin", () => {
    const tags = headTags(head, site);
    expect(values(tags, "canonical")).toEqual(["https://x.example/service"]);
    expect(values(tags, "og:url")).toEqual(["https://x.example/service"]);
    expect(values(tags, "og:title")).toEqual(["T"]);
    expect(values(tags, "description")).toEqual(["D"]);
    expect(values(tags, "robots")).toEqual([]);
  });

  test("has no canonical URL without a path, and noindex on request", () => {
    const tags = headTags({ ...head, canonical: null, index: false }, site);
    expect(values(tags, "canonical")).toEqual([]);
    expect(values(tags, "robots")).toEqual(["noindex"]);
  });

  test("has the page's preview image, else the site's, as an absolute URL", () => {
    expect(values(headTags(head, site), "og:image")).toEqual([
      "https://x.example/assets/share.png",
    ]);
    const own = headTags({ ...head, image: "https://p.example/1.jpg" }, site);
    expect(values(own, "og:image")).toEqual(["https://p.example/1.jpg"]);
    expect(values(headTags(head, { ...site, socialImage: null }), "og:image")).toEqual([]);
  });

  test("has the site's image for X where there is one, else the one of all networks; a page's own first", () => {
    const both = { ...site, twitterImage: "/assets/wide.png" };
    const tags = headTags(head, both);
    expect(values(tags, "twitter:image")).toEqual(["https://x.example/assets/wide.png"]);
    expect(values(tags, "twitter:card")).toEqual(["summary_large_image"]);
    expect(values(tags, "og:image")).toEqual(["https://x.example/assets/share.png"]);
    const own = headTags({ ...head, image: "https://p.example/1.jpg" }, both);
    expect(values(own, "twitter:image")).toEqual(["https://p.example/1.jpg"]);
    expect(values(headTags(head, site), "twitter:image")).toEqual([
      "https://x.example/assets/share.png",
    ]);
    expect(values(headTags(head, { ...site, socialImage: null }), "twitter:image")).toEqual([]);
  });
});
