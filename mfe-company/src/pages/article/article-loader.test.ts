import { getArticle } from "@forecourt/contracts/areas/company/articles";
import type { PageRequest } from "@forecourt/contracts/page";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { article, otherArticle } from "../../parts/articles/fixtures/articles.ts";
import { loadArticle } from "./article-loader.ts";

const flags = { carResearch: true, articles: true, author: true, helpCenter: true };
const all = { ...flags, search: true, service: true, sellTrade: true, autoFinancing: true };

function load(path: string, found = article, changes: Partial<PageRequest> = {}) {
  const slug = path.split("/").at(-1) ?? "";
  const reply = answer(getArticle, { article: found, related: [otherArticle] });
  return withService({ ...reply, path: `/api/company/articles/${slug}` }, ({ url }) =>
    loadArticle(
      pageRequest(path, url, { params: { slug }, site: siteFixture({ pages: flags }), ...changes }),
    ),
  );
}

async function loadPage(path: string, found = article, changes: Partial<PageRequest> = {}) {
  const result = await load(path, found, changes);
  if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
  return result;
}

describe("loadArticle", () => {
  test("shows an article at its canonical address, with its structured data", async () => {
    const { data, head } = await loadPage("/car-advice-education/winter-tires");
    expect(data.article).toMatchObject({
      title: "Winter tires",
      published: { day: "2026-11-02", words: "November 2, 2026" },
      updated: { day: "2026-11-09", words: "November 9, 2026" },
    });
    expect(data.related.map(({ href }) => href)).toEqual(["/news/river-cleanup"]);
    expect(head).toMatchObject({
      canonical: "/car-advice-education/winter-tires",
      description: "Do you need them?",
      image: "/assets/tires.jpg?v=1",
      jsonLd: [
        {
          "@type": "Article",
          headline: "Winter tires",
          datePublished: "2026-11-02",
          dateModified: "2026-11-09",
          author: { "@type": "Person", name: "Marion Tolliver" },
          mainEntityOfPage: "https://www.ozark.example/car-advice-education/winter-tires",
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { item: "https://www.ozark.example/car-research" },
            { item: "https://www.ozark.example/car-research?category=owning-a-car" },
            { item: "https://www.ozark.example/car-advice-education/winter-tires" },
          ],
        },
      ],
    });
  });

  test.each([
    ["owning-a-car", "locations.service.service", "/service"],
    ["selling-your-car", "locations.service.trade", "/sell-trade-my-car"],
    ["financing", "locations.service.financing", "/auto-financing"],
    ["buying-a-car", "locations.service.sales", "/cars-for-sale"],
  ])("of the category %s leads to what the dealer does about it", async (slug, text, href) => {
    const site = siteFixture({ pages: all, texts: { [text]: "The next step" } });
    const about = { ...article, category: { slug, name: "A topic" } };
    const { data } = await loadPage("/car-advice-education/winter-tires", about, { site });
    expect(data.nextStep).toEqual({ label: "The next step", href, note: null });
  });

  test("about selling a car says at a store that buys none which stores do", async () => {
    const about = { ...article, category: { slug: "selling-your-car", name: "Selling" } };
    const { store } = siteFixture();
    const place = (name: string, buysCars: boolean) => ({ ...store, name, buysCars });
    const site = siteFixture({
      store: place("Sedalia", false),
      places: [place("Columbia", true), place("Sedalia", false), place("Rolla", true)],
      pages: { ...all, sellTrade: false, sellTradeElsewhere: true },
    });
    const { data } = await loadPage("/car-advice-education/winter-tires", about, { site });
    expect(data.nextStep).toEqual({
      label: "See the stores that buy cars",
      href: "/sell-trade-my-car",
      note: "Our Sedalia store doesn’t buy cars or take trade-ins. These stores do: Columbia and Rolla.",
    });
  });

  test("of the community leads to nothing more, and so does one whose page is switched off", async () => {
    const about = { ...article, category: { slug: "community", name: "Community" } };
    const { data } = await loadPage("/car-advice-education/winter-tires", about, {
      site: siteFixture({ pages: all }),
    });
    expect(data.nextStep).toBeNull();
    const site = siteFixture({ pages: { ...all, service: false } });
    const without = await loadPage("/car-advice-education/winter-tires", article, { site });
    expect(without.data.nextStep).toBeNull();
  });

  test.each([
    "/car-research/winter-tires",
    "/news/winter-tires",
    "/faqs-okd/winter-tires",
    "/car-advice-education/old-winter-tires",
  ])("redirects %s to the canonical address for good", async (path) => {
    expect(await load(path)).toEqual({
      kind: "redirect",
      to: "/car-advice-education/winter-tires",
      permanent: true,
    });
  });

  test.each(["Winter-Tires", "a--b", "..", "a".repeat(101)])(
    "has no page for the slug %j, and asks no service",
    async (slug) => {
      const request = pageRequest(`/news/${slug}`, "http://127.0.0.1:9", { params: { slug } });
      expect(await loadArticle(request)).toEqual({ kind: "not-found" });
    },
  );

  test("passes on that there is no such article", async () => {
    const missing = { ...failure(getArticle, "content-unknown"), path: "/api/company/articles/x" };
    await withService(missing, async ({ url }) => {
      const loading = loadArticle(pageRequest("/news/x", url, { params: { slug: "x" } }));
      await expect(loading).rejects.toMatchObject({ code: "content-unknown" });
    });
  });

  test("names the dealer as the author of an article of no person, and no author where authors are off", async () => {
    const { data } = await loadPage("/news/river-cleanup", otherArticle);
    expect(data.article.author).toEqual({ name: siteFixture().name, href: null });
    const site = siteFixture({ pages: { ...flags, author: false } });
    const without = await loadPage("/news/river-cleanup", otherArticle, { site });
    expect(without.data.article.author).toBeNull();
  });

  test("links a person of the team to their page", async () => {
    const site = siteFixture({ pages: { ...flags, meetTheTeam: true } });
    const { data } = await loadPage("/car-advice-education/winter-tires", article, { site });
    expect(data.article.author).toEqual({
      name: "Marion Tolliver",
      href: "/our-company/meet-our-team/marion-tolliver",
    });
  });

  test("links no author to a team page that is switched off", async () => {
    const { data } = await loadPage("/car-advice-education/winter-tires");
    expect(data.article.author).toEqual({ name: "Marion Tolliver", href: null });
  });

  test("leads to no list and no help center that are switched off", async () => {
    const site = siteFixture({ pages: { articles: true } });
    const { data } = await loadPage("/news/river-cleanup", otherArticle, { site });
    expect([data.kindPath, data.listPath, data.helpPath, data.trail]).toEqual([
      null,
      null,
      null,
      [{ label: "River cleanup" }],
    ]);
  });
});
