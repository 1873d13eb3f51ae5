import { drawingOf } from "@forecourt/contracts/areas/company/article-topics";
import {
  getArticle,
  listArticles,
  searchArticles,
} from "@forecourt/contracts/areas/company/articles";
import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { publishedArticles } from "@forecourt/service-kit/dealers/articles/published-articles";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { testService } from "@forecourt/testing/test-service";
import { afterAll, describe, expect, test } from "@jest/globals";
import { findArticle } from "./articles/find-article.ts";
import { createService } from "./server.ts";

const request = testService(createService);
const ozark = { dealerId: "ozark-mitsubishi", storeId: null };

/** An article of the dealer that these tests write. */
const article = (published: string, more = "") =>
  `---\ntitle: Fog lamps\ndescription: When to use them.\ncollection: faqs\ncategory: Lamps\npublished: ${published}\n${more}---\n\nOnly in fog.\n`;

afterAll(removeCopies);

async function dealersWith(text: string, flags: Record<string, boolean> = {}) {
  const copy = await copyDealers();
  await copy.write("ozark-mitsubishi/content/company/articles/fog-lamps.md", text);
  await copy.set("ozark-mitsubishi/dealer.json", ["pages"], flags);
  return loadDealers(copy.folder);
}

describe("a published article", () => {
  const slugsAt = async (text: string, now: string, flags = {}) =>
    publishedArticles(await dealersWith(text, flags), ozark, new Date(now)).map(({ slug }) => slug);

  test("appears when its day begins at the store, not before", async () => {
    // Midnight in Missouri is 06:00 UTC in winter.
    expect(await slugsAt(article("2027-01-15"), "2027-01-15T05:59:00Z")).not.toContain("fog-lamps");
    expect(await slugsAt(article("2027-01-15"), "2027-01-15T06:00:00Z")).toContain("fog-lamps");
  });

  test("is no draft, and not of a collection that is switched off", async () => {
    const now = "2027-02-01T12:00:00Z";
    expect(await slugsAt(article("2027-01-15", "draft: true\n"), now)).not.toContain("fog-lamps");
    expect(await slugsAt(article("2027-01-15"), now, { faqs: false })).not.toContain("fog-lamps");
    expect(await slugsAt(article("2027-01-15"), now, { articles: false })).toEqual([]);
  });

  test("names no author where authors are switched off", async () => {
    const dealers = await dealersWith(article("2026-01-15", "author: Sam Reed\nguest: true\n"), {
      author: false,
    });
    const articles = publishedArticles(dealers, ozark, new Date("2027-01-01T12:00:00Z"));
    expect(articles.every(({ author }) => author === null)).toBe(true);
  });

  test("is found by a former slug, with articles of its category", async () => {
    const dealers = await dealersWith(
      article("2026-01-15", "formerSlugs: [fogs]\nrelated: [winter-tires]\n"),
    );
    const articles = publishedArticles(dealers, ozark, new Date("2027-01-01T12:00:00Z"));
    const { article: found, related } = findArticle(articles, "fogs");
    expect(found.slug).toBe("fog-lamps");
    expect(related.map(({ slug }) => slug)).toEqual(["winter-tires"]);
    expect(() => findArticle(articles, "nothing")).toThrow("there is no article");
  });
});

describe("the list", () => {
  const list = async (query: string, dealer = "ozark-mitsubishi", store?: string) => {
    const { status, body } = await request(`/api/company/articles${query}`, dealer, store);
    return { status, list: status === 200 ? listArticles.reply.parse(body) : null };
  };

  test("has the newest first, with categories and further pages", async () => {
    const { list: first } = await list("");
    const days = first!.articles.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().reverse());
    expect(first).toMatchObject({ pages: 2, category: null });
    expect(first!.categories.reduce((sum, { count }) => sum + count, 0)).toBe(first!.total);
    const { list: second } = await list("?page=2");
    expect(first!.articles.length + second!.articles.length).toBe(first!.total);
  });

  test("has the articles of one category", async () => {
    const { list: chosen } = await list("?category=financing");
    expect(chosen!.category).toEqual({ slug: "financing", name: "Financing" });
    expect(new Set(chosen!.articles.map(({ category }) => category.slug))).toEqual(
      new Set(["financing"]),
    );
  });

  test("has the articles of one collection, and no other", async () => {
    const { list: reviews } = await list("?collection=staff-reviews");
    expect(reviews!.total).toBeGreaterThan(0);
    expect(new Set(reviews!.articles.map(({ collection }) => collection))).toEqual(
      new Set(["staff-reviews"]),
    );
    expect((await list("?collection=gossip")).status).toBe(400);
  });

  test.each(["?category=nothing", "?page=99"])("is 404 for %s", async (query) => {
    expect((await list(query)).status).toBe(404);
  });

  test.each(["?page=0", "?page=x", "?page=1.5"])("refuses %s", async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  test("leaves out what is for other stores, which is still found by its address", async () => {
    const slugsAt = async (store: string) =>
      (await list("?category=staff-reviews", "heartland", store)).list!.articles.map(
        ({ slug }) => slug,
      );
    expect(await slugsAt("rolla")).toContain("farm-truck-review");
    expect(await slugsAt("columbia")).not.toContain("farm-truck-review");
    const direct = await request(
      "/api/company/articles/farm-truck-review",
      "heartland",
      "columbia",
    );
    expect(getArticle.reply.parse(direct.body).article.author?.name).toBe("Gideon Paxton");
  });
});

describe("the search", () => {
  const search = async (words: string) => {
    const query = new URLSearchParams({ q: words });
    const { status, body } = await request(
      `/api/company/article-search?${query}`,
      "ozark-mitsubishi",
    );
    expect(status).toBe(200);
    return searchArticles.reply.parse(body).results;
  };

  test("finds words in titles first, and marks them", async () => {
    const [first] = await search("winter tires");
    expect(first?.article.slug).toBe("winter-tires");
    expect(first?.title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      "Winter",
      "tires",
    ]);
  });

  test("finds a word of the text in an excerpt, whatever its accents, case or plural", async () => {
    const [first] = await search("GNOMES");
    expect(first?.article.slug).toBe("river-park-cleanup");
    expect(first?.excerpt.find(({ marked }) => marked)?.text).toBe("gnome");
    expect((await search("gnómé")).map(({ article: { slug } }) => slug)).toEqual([
      "river-park-cleanup",
    ]);
  });

  test("finds other forms of a long word, but no other word that begins like a short one", async () => {
    const slugs = async (words: string) =>
      (await search(words)).map(({ article: { slug } }) => slug);
    expect(await slugs("finance")).toContain("financing-terms-explained");
    const marks = (await search("tire")).flatMap(({ excerpt }) =>
      excerpt.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase()),
    );
    expect(new Set(marks)).toEqual(new Set(["tire", "tires"]));
  });

  test.each([
    ["EV", "electric-car-basics"],
    ["tires", "winter-tires"],
    ["apr", "financing-terms-explained"],
    ["trade", "prepare-your-trade-in"],
  ])("finds by the everyday word %s", async (words, slug) => {
    const slugs = (await search(words)).map((one) => one.article.slug);
    expect(slugs).toContain(slug);
  });

  test("needs every word", async () => {
    expect(await search("gnome transmission")).toEqual([]);
  });

  test.each(["", "   ", "…", "<script>", "%", "a".repeat(200)])(
    "finds nothing for %j",
    async (words) => {
      expect(await search(words)).toEqual([]);
    },
  );

  test("refuses a text over the limit", async () => {
    const { status } = await request(
      `/api/company/article-search?q=${"a".repeat(201)}`,
      "heartland",
    );
    expect(status).toBe(400);
  });
});

test.each(["heartland", "ozark-mitsubishi"])(
  "each article of %s has a drawing of its own",
  async (dealer) => {
    const pages = await Promise.all(
      [1, 2].map((page) => request(`/api/company/articles?page=${page}`, dealer)),
    );
    const drawings = pages.flatMap(({ body }) =>
      listArticles.reply.parse(body).articles.map((one) => drawingOf(one)),
    );
    expect(drawings.toSorted()).toEqual([...new Set(drawings)].toSorted());
  },
);

describe("a search with a mistyped word", () => {
  test.each([
    ["wniter tires", "winter tires"],
    ["certifeid", "certified"],
    ["certified", null],
    ["xqzwvk", null],
  ])("takes %j for %j", async (q, understood) => {
    const query = new URLSearchParams({ q });
    const { body } = await request(`/api/company/article-search?${query}`, "ozark-mitsubishi");
    const found = searchArticles.reply.parse(body);
    expect(found.understood).toBe(understood);
    expect(found.results.length > 0).toBe(q !== "xqzwvk");
  });
});

describe("the help center in Spanish", () => {
  test.each(["fiador", "aval", "codeudor"])("finds the co-signer by the word %s", async (q) => {
    const path = `/api/company/pages/help-center?${new URLSearchParams({ q })}`;
    const { body } = await request(path, "heartland", undefined, "es");
    const { matches, understood } = getHelpCenter.reply.parse(body);
    const questions = matches?.flatMap(({ items }) =>
      items.map(({ question }) => question.map(({ text }) => text).join("")),
    );
    expect(questions).toContain("¿Puedo presentar la solicitud con otra persona?");
    expect(understood).toBeNull();
  });
});

describe("the search in Spanish", () => {
  const search = async (q: string) => {
    const query = new URLSearchParams({ q });
    const { body } = await request(
      `/api/company/article-search?${query}`,
      "heartland",
      undefined,
      "es",
    );
    return searchArticles.reply.parse(body).results;
  };

  test.each([
    ["llantas de invierno", "winter-tires"],
    ["cuántas millas son demasiadas para un auto usado", "how-many-miles-is-too-many"],
    ["titulo y placas", "title-and-sales-tax-in-missouri"],
  ])(
    "finds Spanish articles by their words, and passes over those of every sentence: %s",
    async (words, slug) => {
      const [first] = await search(words);
      expect(first?.article.slug).toBe(slug);
      expect(first?.article.lang).toBeUndefined();
    },
  );

  test("does not find the English texts", async () => {
    expect(await search("winter")).toEqual([]);
  });
});

describe("the help center", () => {
  const help = async (query = "", dealer = "ozark-mitsubishi", store?: string) =>
    getHelpCenter.reply.parse(
      (await request(`/api/company/pages/help-center${query}`, dealer, store)).body,
    );

  test("has five categories of six to twenty questions", async () => {
    const { categories, matches } = await help();
    expect(categories).toHaveLength(5);
    for (const { items } of categories) {
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(items.length).toBeLessThanOrEqual(20);
    }
    expect(matches).toBeNull();
  });

  test("explains a lease by the example of the specification", async () => {
    const { matches } = await help("?q=lease+miles");
    const answers = matches?.flatMap(({ items }) => items).flatMap((item) => item.answers);
    const words = answers?.map((answer) => answer.map(({ text }) => text).join("")).join(" ");
    for (const fact of ["48 months", "10,000 miles a year", "$0.20 for each extra mile"]) {
      expect(words).toContain(fact);
    }
  });

  test("leaves out what a store does not offer", async () => {
    const questionsAt = async (store: string) =>
      (await help("", "heartland", store)).categories.flatMap(({ items }) =>
        items.map(({ question }) => question),
      );
    expect(await questionsAt("columbia")).toContain("How do I get an offer for my car?");
    expect(await questionsAt("sedalia")).not.toContain("How do I get an offer for my car?");
  });

  test("finds all answers of a topic by its title", async () => {
    const { categories, matches } = await help("?q=financing");
    const topic = categories.find(({ id }) => id === "financing");
    const found = matches?.find(({ id }) => id === "financing");
    expect(found?.items).toHaveLength(topic?.items.length ?? 0);
  });

  test("has the answer about plates before the one about trading in", async () => {
    const { matches } = await help("?q=plates");
    const ids = matches?.map(({ id }) => id);
    expect(ids?.[0]).toBe("after-you-buy");
    expect(ids).toContain("selling");
  });

  test("has the articles with the words, the best ones first, and at most three", async () => {
    const { articles } = await help("?q=gap");
    expect(articles[0]?.slug).toBe("do-i-need-gap");
    expect((await help("?q=tires")).articles.length).toBeLessThanOrEqual(3);
    expect((await help()).articles).toEqual([]);
  });

  test("finds answers with every word, by category", async () => {
    const { matches } = await help("?q=soft+inquiry");
    expect(matches?.map(({ id }) => id)).toEqual(["financing"]);
    const marked = matches?.[0]?.items[0]?.answers.flat().filter((run) => run.marked);
    expect(marked?.map(({ text }) => text)).toEqual(["soft", "inquiry", "inquiry"]);
    expect((await help("?q=zebra")).matches).toEqual([]);
  });

  test.each([
    ["inquriy", "inquiry"],
    ["soft inqury", "soft inquiry"],
    ["warrenty", "warranty"],
    ["downpaymant trade", "downpayment trade"],
  ])("takes %j for %j", async (typed, understood) => {
    const answer = await help(`?q=${encodeURIComponent(typed)}`);
    expect(answer.understood).toBe(understood);
    expect(answer.matches).not.toEqual([]);
  });

  test.each([
    ["cosigner", "Can I apply with someone else?"],
    ["co-signer", "Can I apply with someone else?"],
    ["plates", "How do I get a title and plates in Missouri?"],
    ["tags", "How do I get a title and plates in Missouri?"],
    ["apr", "What makes my payment higher or lower?"],
    ["oil change", "How do I get a service appointment?"],
    ["warranty", "Which warranty does my car have?"],
    ["deposit", "Can you hold a car for me?"],
    ["bring", "What should I bring?"],
    ["title", "How do I get a title and plates in Missouri?"],
    ["cosinger", "Can I apply with someone else?"],
    ["gap", "Do I need GAP coverage?"],
    ["buying online", "Can I buy a car online?"],
    ["emissions", "Does my car need a safety or emissions inspection?"],
    ["oil change", "What does an oil change cost, and do you have coupons?"],
  ])("finds by the everyday word %s", async (words, question) => {
    const { matches } = await help(`?q=${encodeURIComponent(words)}`);
    const questions = matches?.flatMap(({ items }) =>
      items.map((item) => item.question.map(({ text }) => text).join("")),
    );
    expect(questions).toContain(question);
  });

  test("has the answers with most of the words where none has all, at most five", async () => {
    const { matches, isPartial } = await help("?q=refinance+zebra");
    expect(isPartial).toBe(true);
    const count = matches!.reduce((sum, { items }) => sum + items.length, 0);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
  });

  test("has an answer for each idea and for what buyers ask about returns", async () => {
    const { texts } = (await loadDealers(shippedDealers)).site(ozark);
    for (const words of (texts["help.ideas.words"] ?? "").split(", ")) {
      const { matches, isPartial } = await help(`?q=${encodeURIComponent(words)}`);
      expect([words, matches?.length === 0, isPartial]).toEqual([words, false, false]);
    }
    for (const words of ["return", "refund", "return+policy", "bring+back", "lemon"]) {
      expect((await help(`?q=${words}`)).matches?.map(({ id }) => id)).toContain("after-you-buy");
    }
  });
});
