import { expect, test } from "@jest/globals";
import { answerFaults, answerRuns, blocksWithPhoneLinks } from "./answer-runs.ts";
import { blocksOf } from "./markdown.ts";

const phones = new Map([
  ["(573) 555-0150", "tel:+15735550150"],
  ["(660) 555-0180", "tel:+16605550180"],
]);

test("an answer has its links, and a phone number of a store is one", () => {
  expect(
    answerRuns(["[Book online](/service/schedule), or call (573) 555-0150.", "No."], phones),
  ).toEqual([
    [
      { text: "Book online", href: "/service/schedule" },
      { text: ", or call " },
      { text: "(573) 555-0150", href: "tel:+15735550150" },
      { text: "." },
    ],
    [{ text: "No." }],
  ]);
});

test("each of several numbers is a link of its own; another number is none", () => {
  const [runs = []] = answerRuns(["Sedalia (660) 555-0180 or Columbia (573) 555-0150"], phones);
  expect(runs.map(({ href }) => href)).toEqual([
    undefined,
    "tel:+16605550180",
    undefined,
    "tel:+15735550150",
  ]);
  expect(answerRuns(["(212) 555-0100"], phones)).toEqual([[{ text: "(212) 555-0100" }]]);
});

test("a phone number in the words of a link stays part of it", () => {
  expect(answerRuns(["[Call (573) 555-0150](/contact-us)"], phones)).toEqual([
    [{ text: "Call (573) 555-0150", href: "/contact-us" }],
  ]);
});

test.each([
  ["[a](javascript:alert)", 'found "javascript:alert"'],
  ["[a](ftp://files.example)", 'found "ftp://files.example"'],
  ["[a](//elsewhere.example)", 'found "//elsewhere.example"'],
  ["[a] (/service)", 'found "[a] (/service)"'],
  ["We *mean* it.", 'found "*mean*"'],
])("%j is refused", (paragraph, expected) => {
  expect(answerFaults(paragraph).join("\n")).toContain(expected);
});

test.each(["[{company.phone}]({company.phoneLink})", "See [us](https://dor.mo.gov/).", "2 * 3"])(
  "%j is accepted",
  (paragraph) => {
    expect(answerFaults(paragraph)).toEqual([]);
  },
);

test("a phone number in a longer text is a link, in paragraphs and lists, and not in a heading", () => {
  const service = new Map([["(573) 555-0143", "tel:+15735550143"]]);
  const text = "## (573) 555-0143\n\nCall (573) 555-0143.\n\n- or [call](tel:+15735550143)";
  const link = { text: "(573) 555-0143", href: "tel:+15735550143" };
  expect(blocksWithPhoneLinks(blocksOf(text), service)).toEqual([
    { kind: "heading", text: "(573) 555-0143" },
    { kind: "paragraph", runs: [{ text: "Call " }, link, { text: "." }] },
    { kind: "list", items: [[{ text: "or " }, { text: "call", href: "tel:+15735550143" }]] },
  ]);
});
