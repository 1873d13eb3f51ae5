import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import { expect, test } from "@jest/globals";
import { correctSpellings } from "../search/correct-spellings.ts";
import { synonymsOf } from "../search/words.ts";
import { searchHelp } from "./search-help.ts";

const item = (question: string, answer: string, keywords?: string) => ({
  question,
  answers: [answer],
  ...(keywords !== undefined && { keywords }),
});
const category = (id: string, ...items: ReturnType<typeof item>[]): HelpCategory => ({
  id,
  title: id,
  description: id,
  items,
  links: [],
});
const categories = [
  category(
    "shopping",
    item("What is in a price?", "The car and our fees. You can change the down payment."),
    item("Is there a history report?", "Yes, a free one for each car.", "carfax autocheck"),
    item("May I see a car?", "Yes."),
  ),
  category(
    "financing",
    item("How long is a loan?", "Up to 84 months, whatever the car or the down payment."),
    item("Do I need a down payment?", "It depends on the car."),
    item("Can I pay cash?", "Yes, for any car."),
  ),
];

const textOf = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join("");

function search(query: string) {
  const { matches, ...rest } = searchHelp(categories, query, {
    stopWords: new Set(["a", "for"]),
    correct: correctSpellings({ page: "Book a wash", words: "dish" }),
    synonyms: synonymsOf({ "language.synonyms": "report carfox, tags plates" }),
  });
  const found = (matches ?? []).flatMap(({ items }) => items.map((one) => textOf(one.question)));
  return { found, order: (matches ?? []).map(({ id }) => id), ...rest };
}

test("a question with the words is before answers with them, and so is its category", () => {
  const { found, order } = search("down payment");
  expect(found).toEqual([
    "Do I need a down payment?",
    "How long is a loan?",
    "What is in a price?",
  ]);
  expect(order).toEqual(["financing", "shopping"]);
});

test("a question is found by its keywords, which are shown nowhere", () => {
  expect(search("Carfax").found).toEqual(["Is there a history report?"]);
  const { matches } = searchHelp(categories, "carfax", {
    stopWords: new Set(),
    correct: new Set(),
    synonyms: new Map(),
  });
  expect(JSON.stringify(matches)).not.toContain("carfax");
});

test("a mistyped keyword is understood", () => {
  expect(search("carfex")).toMatchObject({
    understood: "carfax",
    found: ["Is there a history report?"],
  });
});

test.each(["car wash", "car dish", "car dishes"])(
  "a word that the site or its language knows is never corrected: %s",
  (query) => {
    expect(search(query)).toMatchObject({ understood: null, found: [] });
  },
);

test("a word that nothing knows is corrected to the nearest one", () => {
  expect(search("pay cahs")).toMatchObject({ understood: "pay cash" });
  expect(search("pay cassh")).toMatchObject({ understood: "pay cash" });
});

test("questions that have only a word of many answers are not offered", () => {
  expect(search("car zebra")).toMatchObject({ found: [], isPartial: false });
});

test("a question that has a rare word is offered where none has them all", () => {
  expect(search("history zebra")).toMatchObject({
    found: ["Is there a history report?"],
    isPartial: true,
  });
});

test("a question is not offered for a rare word that is only in its answer", () => {
  expect(search("fees zebra").found).toEqual([]);
});

test("a question is found by a word that means the same as one of its words", () => {
  expect(search("Carfox").found).toEqual(["Is there a history report?"]);
});
