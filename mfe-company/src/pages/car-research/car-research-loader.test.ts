import { listArticles } from "@forecourt/contracts/areas/company/articles";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { article } from "../../parts/articles/fixtures/articles.ts";
import { loadCarResearch } from "./car-research-loader.ts";

const category = { slug: "owning-a-car", name: "Owning a car" };

async function load(query: string, asked: string, chosen: typeof category | null, pages = 2) {
  const list = {
    articles: [article],
    total: 13,
    pages,
    categories: [{ ...category, count: 1 }],
    category: chosen,
  };
  const reply = { ...answer(listArticles, list), path: `/api/company/articles${asked}` };
  return withService(reply, async ({ url }) => {
    const request = pageRequest(`/car-research${query}`, url);
    const result = await loadCarResearch(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

describe("loadCarResearch", () => {
  test("shows the latest articles with topics and further pages", async () => {
    const { data, head } = await load("", "?page=1", null);
    expect(data.articles.map(({ href }) => href)).toEqual(["/car-advice-education/winter-tires"]);
    expect(data.topics.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ["/car-research", true],
      ["/car-research?category=owning-a-car", false],
    ]);
    expect(data.pages).toMatchObject({ previous: null, next: "/car-research?page=2" });
    expect(head.canonical).toBe("/car-research");
    expect(head.index).toBeUndefined();
  });

  test("keeps a topic and a further page out of search engines", async () => {
    const topic = await load(
      "?category=owning-a-car",
      "?page=1&category=owning-a-car",
      category,
      1,
    );
    expect(topic.data.heading).toBe("Owning a car");
    expect(topic.head).toMatchObject({ canonical: null, index: false });
    const further = await load("?page=2", "?page=2", null);
    expect(further.head).toMatchObject({ canonical: null, index: false });
    expect(further.data.pages).toMatchObject({ previous: "/car-research", next: null });
  });

  test.each(["?page=0", "?page=x", "?page=1.5", `?category=${"a".repeat(101)}`])(
    "has no page for %s, and asks no service",
    async (query) => {
      const request = pageRequest(`/car-research${query}`, "http://127.0.0.1:9");
      expect(await loadCarResearch(request)).toEqual({ kind: "not-found" });
    },
  );
});
