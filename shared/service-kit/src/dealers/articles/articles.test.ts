import { beforeAll, describe, expect, test } from "@jest/globals";
import { type Files, readFolder } from "../files/read-folder.ts";
import { shippedDealers } from "../fixtures/dealers-copy.ts";
import { dealersOf } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";
import { maxBodyLength } from "./article-source.ts";

let shipped: Files;

beforeAll(async () => {
  shipped = await readFolder(shippedDealers);
});

const folder = "content/company/articles";
const own = `heartland/${folder}`;
const tenant = { dealerId: "heartland", storeId: null };

const values = {
  title: "Brake pads",
  description: "How to tell that they are worn.",
  collection: "car-advice-education",
  category: "Owning a car",
  published: "2026-03-02",
};

function article(changes: Record<string, string> = {}, body = "Listen for a squeal."): string {
  const lines = Object.entries({ ...values, ...changes }).map(([key, value]) => `${key}: ${value}`);
  return ["---", ...lines, "---", "", body, ""].join("\n");
}

/** The shipped dealers with other files; only one dealer where the other does not matter. */
function load(changes: Record<string, string>, ids = ["heartland"]) {
  const chosen = [...shipped].filter(([file]) =>
    ["defaults", ...ids].some((id) => file.startsWith(`${id}/`)),
  );
  return dealersOf(new Map([...chosen, ...Object.entries(changes)]), shippedDealers);
}

function problemsOf(changes: Record<string, string>): readonly string[] {
  try {
    load(changes);
    return [];
  } catch (error) {
    if (error instanceof DealerConfigError) return error.problems;
    throw error;
  }
}

const file = `${own}/brake-pads.md`;

describe("an article", () => {
  test("has its values, its text with facts of the store, and a slug from its file", () => {
    const dealers = load({
      [file]: article(
        { author: "gideon-paxton", updated: "2026-04-01" },
        "## Squeal\n\nCall {company.name}.",
      ),
    });
    const found = dealers
      .articles({ dealerId: "heartland", storeId: "rolla" })
      .find(({ slug }) => slug === "brake-pads");
    expect(found).toMatchObject({
      collection: "car-advice-education",
      category: { slug: "owning-a-car", name: "Owning a car" },
      author: { name: "Gideon Paxton", slug: "gideon-paxton" },
      published: "2026-03-02",
      updated: "2026-04-01",
      draft: false,
      isListed: true,
      minutes: 1,
      body: [
        { kind: "heading", text: "Squeal" },
        { kind: "paragraph", runs: [{ text: "Call Heartland Crossing Rolla." }] },
      ],
      plainText: "Squeal\nCall Heartland Crossing Rolla.",
    });
  });

  test("of a dealer replaces the default of the same slug, at that dealer alone", () => {
    const changes = {
      [`defaults/${folder}/brake-pads.md`]: article(),
      [file]: article({ title: "Ours" }),
    };
    const dealers = load(changes, ["heartland", "ozark-mitsubishi"]);
    const titleAt = (dealerId: string) =>
      dealers
        .articles({ dealerId, storeId: null })
        .filter(({ slug }) => slug === "brake-pads")
        .map(({ title }) => title);
    expect([titleAt("heartland"), titleAt("ozark-mitsubishi")]).toEqual([["Ours"], ["Brake pads"]]);
  });

  test("of some stores is listed there and where no store is chosen, if articles have the scope of the store", () => {
    const dealers = load({ [file]: article({ stores: "[rolla]" }) });
    const isListedAt = (storeId: string | null) =>
      dealers.articles({ ...tenant, storeId }).find(({ slug }) => slug === "brake-pads")?.isListed;
    expect([isListedAt("rolla"), isListedAt("sedalia"), isListedAt(null)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("keeps the words of a link to a page that is switched off", () => {
    const dealers = load({ [file]: article({}, "See [service](/service).") });
    const runsAt = (storeId: string) =>
      dealers.articles({ ...tenant, storeId }).find(({ slug }) => slug === "brake-pads")?.body;
    expect(JSON.stringify(runsAt("rolla"))).toContain('"href":"/service"');
    expect(JSON.stringify(runsAt("jefferson-city"))).not.toContain("href");
  });
});

describe("the author of an article", () => {
  const authorOf = (author: string, changes: Record<string, string> = {}, more = {}) =>
    load({ ...changes, [file]: article({ author, ...more }) })
      .articles(tenant)
      .find(({ slug }) => slug === "brake-pads")?.author;

  test.each(["nora-whitfield", "Nora Whitfield"])("is the person of the team for %s", (author) => {
    expect(authorOf(author)).toEqual({ name: "Nora Whitfield", slug: "nora-whitfield" });
  });

  test("has the address that the team's content gives the person, whatever the name", () => {
    const team = "heartland/content/company/team.json";
    const changed = { [team]: shipped.get(team)!.replace('"nora-whitfield"', '"nora"') };
    expect(authorOf("Nora Whitfield", changed)).toEqual({ name: "Nora Whitfield", slug: "nora" });
  });

  test("has no page when a manager is not on the team, or is a guest", () => {
    const teamFile = "heartland/content/company/team.json";
    const team = JSON.parse(shipped.get(teamFile)!);
    team.members = team.members.filter(({ slug }: { slug: string }) => slug !== "theodore-vance");
    const changed = { [teamFile]: JSON.stringify(team) };
    const manager = { name: "Theodore Vance", slug: null };
    expect(authorOf("theodore-vance", changed)).toEqual(manager);
    expect(authorOf("Theodore Vance", changed)).toEqual(manager);
    expect(authorOf("Sam Reed", {}, { guest: "true" })).toEqual({ name: "Sam Reed", slug: null });
  });
});

describe("an article is refused with file and line", () => {
  test.each([
    [
      "a bad date",
      article({ published: "2026-02-30" }),
      6,
      /published: expected a day of the calendar such as/,
    ],
    [
      "an unknown collection",
      article({ collection: "newz" }),
      4,
      /expected one of "staff-reviews"/,
    ],
    ["an unknown key", article({ autor: "Sam" }), 7, /autor: unknown key; did you mean "author"/],
    [
      "a change before it was published",
      article({ updated: "2026-01-01" }),
      7,
      /not before published/,
    ],
    [
      "a missing image",
      article({ image: "pads.jpg", imageAlt: "Pads" }),
      7,
      /the name of a picture in assets\//,
    ],
    ["an unknown drawing", article({ drawing: "tyres" }), 7, /drawing: expected one of .*"tires"/],
    [
      "an image without words",
      article({ image: "logo.svg" }),
      1,
      /the words that describe the image/,
    ],
    ["an unknown person", article({ author: "gideon-paxtn" }), 7, /did you mean "gideon-paxton"/],
    [
      "an author in one word",
      article({ author: "dale" }),
      7,
      /author: .*found "dale".*guest: true/,
    ],
    [
      "a person who has left",
      article({ author: "Dale Foster" }),
      7,
      /author: .*found "Dale Foster"/,
    ],
    ["a picture in the text", article({}, "See ![pads](pads.jpg)"), 9, /without pictures/],
    [
      "an unknown related article",
      article({ related: "[no-such-one]" }),
      7,
      /the slug of an article/,
    ],
    ["an unknown store", article({ stores: "[rola]" }), 7, /did you mean "rolla"/],
    [
      "a script",
      article({}, "Fine.\n\n<script>alert(1)</script>"),
      11,
      /without HTML, found "<script"/,
    ],
    ["HTML within a line", article({}, "A <b onclick=x>b</b>"), 9, /without HTML, found "<b"/],
    ["a script as a link", article({}, "[x](javascript:alert)"), 9, /a path of this site/],
    ["Markdown that pages do not show", article({}, "1. One"), 9, /found "1\."/],
    ["an unknown fact", article({}, "{company.nam}"), 9, /did you mean "company.name"/],
    ["a term of credit", article({}, "Just $99 down."), 9, /states a term of credit/],
    ["a link to no page", article({}, "[x](/nowhere)"), 9, /the path of a page/],
    ["a link to no article", article({}, "[x](/news/nothing)"), 9, /the address of an article/],
    ["no text", article({}, ""), 8, /expected a text, found none/],
    ["a text over the limit", article({}, "a ".repeat(maxBodyLength / 2 + 1)), 8, /at most 40000/],
    ["a file far over the limit", article({}, "a ".repeat(500_000)), 1, /at most 40000/],
    ["no front matter", "Only text", 1, /expected front matter/],
    [
      "a title with a colon",
      article({ title: "Tires: when to buy" }),
      2,
      /in quotes it may have one: title: "Tires/,
    ],
    ["broken YAML", "---\ntitle: [\n---\ntext", 3, /Flow sequence/],
    ["a repeated key", "---\ntitle: a\ntitle: b\n---\ntext", 3, /keys must be unique/],
    ["a YAML alias", "---\ntitle: &a b\ndescription: *a\n---\ntext", 3, /YAML alias/],
  ])("%s", (_name, text, line, message) => {
    const problems = problemsOf({ [file]: text });
    expect(problems[0]).toMatch(new RegExp(`^${file}: line ${line}: `));
    expect(problems[0]).toMatch(message);
  });

  test("a slug that two articles claim", () => {
    const problems = problemsOf({
      [file]: article(),
      [`${own}/pads.md`]: article({ formerSlugs: "[brake-pads]" }),
    });
    expect(problems).toEqual([
      `${own}/pads.md: line 7: duplicate slug "brake-pads", already of ${file}`,
    ]);
  });

  test("a name that is no slug", () => {
    expect(problemsOf({ [`${own}/Brake Pads.md`]: article() })).toEqual([
      `${own}/Brake Pads.md: expected the name of an article in small letters, with hyphens between words, such as winter-tires.md`,
    ]);
  });
});

describe("a dealer's file without a text", () => {
  const completing = `${own}/winter-tires.md`;
  const matter = (...lines: string[]) => ["---", ...lines, "---", ""].join("\n");

  test("completes the default of its name, which keeps its text and its translation", () => {
    const winterTires = (text: string, language?: string) =>
      load({ [completing]: text })
        .articles({ ...tenant, ...(language && { language }) })
        .find(({ slug }) => slug === "winter-tires");
    const completed = winterTires(matter("author: opal-finch", "updated: 2026-11-20"));
    expect(completed).toMatchObject({
      title: "Winter tires in Missouri: do you need them?",
      author: { name: "Opal Finch", slug: "opal-finch" },
      published: "2026-11-02",
      updated: "2026-11-20",
    });
    expect(completed?.body.length).toBeGreaterThan(10);
    expect(winterTires(matter("author: opal-finch"), "es")).not.toHaveProperty("lang");
    expect(winterTires(matter("draft: true"))).toMatchObject({ draft: true });
  });

  test.each([
    ["an unknown person", "author: opal-fnch", /line 2: author: .*did you mean "opal-finch"/],
    ["an unknown store", "stores: [rola]", /line 2: stores: .*did you mean "rolla"/],
    ["a day before it is published", "updated: 2026-11-01", /line 2: updated: expected a day/],
    ["what it cannot change", "published: 2026-11-01", /line 2: published/],
  ])("is refused with %s", (_name, line, message) => {
    const problems = problemsOf({ [completing]: matter(line) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${completing}: ${message.source}`));
  });

  test("is refused without a default of its name", () => {
    expect(problemsOf({ [file]: matter("author: opal-finch") })).toContain(
      `${file}: line 4: expected a text, found none`,
    );
  });
});

describe("the articles of the demo dealers", () => {
  test.each(["heartland", "ozark-mitsubishi"])("have an author of the team: %s", (dealerId) => {
    const articles = load({}, [dealerId]).articles({ dealerId, storeId: null });
    expect(articles.filter(({ author }) => !author?.slug).map(({ slug }) => slug)).toEqual([]);
  });
});

describe("the category of an article", () => {
  const problem = (category: string) => problemsOf({ [file]: article({ category }) });

  test("is one: a list, and two in a line, are refused with file and line", () => {
    expect(problem("[Owning a car, Financing]")).toEqual([
      `${file}: line 5: category: expected one category, as a text, found ["Owning a car","Financing"]`,
    ]);
    expect(problem("Owning a car, Financing")).toEqual([
      `${file}: line 5: category: expected one category, found 2 in "Owning a car, Financing"`,
    ]);
    expect(problem("Owning a car\ncategory: Financing")).toEqual([
      expect.stringMatching(/line 6: .*unique/),
    ]);
  });

  test("is written as in other articles, because both would have one address", () => {
    expect(problem("Owning a Car")).toEqual([
      expect.stringMatching(
        /^heartland\/.*brake-pads\.md: line 5: category: expected "Owning a car", as in defaults\/.*\.md, found "Owning a Car"$/,
      ),
    ]);
  });

  test("may have a comma where its parts are no categories", () => {
    expect(problem("Tires, wheels and brakes")).toEqual([]);
  });
});
