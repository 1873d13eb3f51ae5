import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { article } from "../../parts/articles/fixtures/articles.ts";
import { loadHelpCenter } from "./help-center-loader.ts";

const reply = {
  head: { title: "Help", description: "Answers" },
  title: "Help center",
  description: "Short answers",
  categories: [
    {
      id: "shopping",
      title: "Shopping",
      description: "Prices",
      items: [{ question: "What is in a price?", answers: ["The car."] }],
    },
  ],
  matches: null,
};

async function load(query: string, changes: object = {}) {
  const fake = {
    ...answer(getHelpCenter, { ...reply, ...changes }),
    path: getHelpCenter.path + query,
  };
  return withService(fake, async ({ url }) => {
    const result = await loadHelpCenter(pageRequest(`/help-center${query}`, url));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

describe("loadHelpCenter", () => {
  test("has its own title and address, and no articles, without a search", async () => {
    const { data, head } = await load("");
    expect(head).toMatchObject({ title: "Help", canonical: "/help-center" });
    expect([data.count, data.articles]).toEqual([null, null]);
  });

  test("says in its title what was searched for, and has the articles about it", async () => {
    const { data, head } = await load("?q=tires", { matches: [], articles: [article] });
    expect(head).toMatchObject({ canonical: null, index: false });
    expect(head.title).toMatch(/^“tires” in the help center/);
    expect(data.articles).toMatchObject({
      title: "Also in car research",
      list: [{ href: "/car-advice-education/winter-tires" }],
      all: { label: "All articles for “tires”", href: "/car-research/search?q=tires" },
    });
  });

  test("says that nothing was found where there is nothing to search for, as for a percent sign", async () => {
    const { data } = await load("?q=%25", { matches: null });
    expect(data).toMatchObject({ count: "0 answers for “%”", matches: [] });
    expect(data.ideas).not.toEqual([]);
  });

  test("names the words that a mistyped search was taken for", async () => {
    const { data, head } = await load("?q=tirse", { matches: [], understood: "tires" });
    expect(head.title).toMatch(/^“tires” in the help center/);
    expect(data.understood).toBe("We looked for “tires” instead of “tirse”.");
  });
});
