import { listArticles } from "@forecourt/contracts/areas/company/articles";
import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { otherArticle } from "../../parts/articles/fixtures/articles.ts";
import { loadArticleCollection } from "./article-collection-loader.ts";

function load(query = "", total = 13) {
  const list = { articles: [otherArticle], total, pages: 2, categories: [], category: null };
  const { size } = new URLSearchParams(query);
  const asked = `?page=${size === 0 ? 1 : 2}&collection=news`;
  const reply = { ...answer(listArticles, list), path: `/api/company/articles${asked}` };
  return withService(reply, ({ url }) =>
    loadArticleCollection(pageRequest(`/news${query}`, url, { params: { collection: "news" } })),
  );
}

/** `/faqs` of a store with these page flags and number of articles, whose help center has seven questions. */
function loadFaqs(total: number, flags: Record<string, boolean> = {}) {
  const list = { articles: total > 0 ? [otherArticle] : [], total, pages: 1, categories: [] };
  const items = [1, 2, 3, 4, 5, 6, 7].map((nth) => ({
    question: `Question ${nth}?`,
    answers: ["Yes."],
  }));
  const help = {
    head: { title: "Help", description: "Answers" },
    title: "Help center",
    description: "Short answers",
    categories: [{ id: "shopping", title: "Shopping", description: "Prices", items }],
    matches: null,
  };
  const replies = [
    {
      ...answer(listArticles, { ...list, category: null }),
      path: "/api/company/articles?page=1&collection=faqs",
    },
    answer(getHelpCenter, help),
  ];
  const site = siteFixture({ pages: { faqs: true, helpCenter: true, ...flags } });
  return withService(replies, ({ url }) =>
    loadArticleCollection(pageRequest("/faqs", url, { site, params: { collection: "faqs" } })),
  );
}

describe("loadArticleCollection", () => {
  test("shows the articles of the collection, below the list of all", async () => {
    expect(await load()).toMatchObject({
      kind: "page",
      data: {
        title: "News",
        trail: [{ href: "/car-research" }, { label: "News" }],
        articles: [{ href: "/news/river-cleanup" }],
        pages: { previous: null, next: "/news?page=2" },
      },
      head: { canonical: "/news" },
    });
  });

  test("keeps a further page out of search engines", async () => {
    expect(await load("?page=2")).toMatchObject({
      data: { pages: { previous: "/news", next: null } },
      head: { canonical: null, index: false },
    });
  });

  test("lists one topic in place, which search engines do not", async () => {
    const list = {
      articles: [otherArticle],
      total: 1,
      pages: 1,
      categories: [{ slug: "community", name: "Community", count: 1 }],
      category: { slug: "community", name: "Community" },
    };
    const asked = "?page=1&collection=news&category=community";
    const reply = { ...answer(listArticles, list), path: `/api/company/articles${asked}` };
    const result = await withService(reply, ({ url }) =>
      loadArticleCollection(
        pageRequest("/news?category=community", url, { params: { collection: "news" } }),
      ),
    );
    expect(result).toMatchObject({
      data: {
        heading: "Community",
        found: "1 article",
        topics: [
          { href: "/news", isCurrent: false },
          { href: "/news?category=community", isCurrent: true },
        ],
      },
      head: { canonical: null, index: false },
    });
  });

  test.each([13, 0])(
    "begins with the common questions at /faqs, beside %i articles",
    async (total) => {
      const result = await loadFaqs(total);
      expect(result).toMatchObject({
        data: {
          lead: "The questions shoppers ask us most, with the answers, by topic.",
          heading: "Longer answers",
          common: {
            searchPath: "/help-center",
            topics: [
              {
                id: "topic-shopping",
                title: "Shopping",
                items: [1, 2, 3, 4, 5].map((nth) => ({
                  id: `q-question-${nth}`,
                  question: `Question ${nth}?`,
                  answers: ["Yes."],
                })),
                all: { label: "All 7 questions", href: "/help-center/shopping" },
              },
            ],
          },
        },
        head: { canonical: "/faqs" },
      });
    },
  );

  test.each([{ helpCenter: false }, { faqs: false }])(
    "has no common questions at a store with the flags %j",
    async (flags) => {
      expect(await loadFaqs(3, flags)).toMatchObject({ data: { common: null } });
      expect(await loadFaqs(0, flags)).toMatchObject({ kind: "redirect", to: "/car-research" });
    },
  );

  test("leads on to all articles while the collection is empty", async () => {
    expect(await load("", 0)).toEqual({ kind: "redirect", to: "/car-research", permanent: false });
  });

  test("redirects the former address of the questions for good", async () => {
    const params = { collection: "faqs-okd" };
    const request = pageRequest("/faqs-okd", "http://127.0.0.1:9", { params });
    expect(await loadArticleCollection(request)).toEqual({
      kind: "redirect",
      to: "/faqs",
      permanent: true,
    });
  });

  test("has no page 0, and asks no service", async () => {
    const params = { collection: "news" };
    const request = pageRequest("/news?page=0", "http://127.0.0.1:9", { params });
    expect(await loadArticleCollection(request)).toEqual({ kind: "not-found" });
  });
});
