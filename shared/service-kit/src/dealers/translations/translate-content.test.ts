import { expect, test } from "@jest/globals";
import type { JsonObject } from "../json/json.ts";
import { translatableTexts, translateContent } from "./translate-content.ts";
import { translationFault } from "./translation-fault.ts";

const spanish: Record<string, string> = {
  "Get pre-approved": "Obtener preaprobación",
  "What is GAP?": "¿Qué es GAP?",
  "It pays the difference.": "Paga la diferencia.",
  "How it works": "Cómo funciona",
  "You sign.": "Usted firma.",
  Sign: "Firme",
};

function inSpanish(document: JsonObject, markdown: readonly string[] = []): JsonObject {
  const textOf = (english: string) => spanish[english];
  return translateContent(document, {
    translation: { language: "es", textOf, words: {}, entries: [] },
    name: "company/home",
    hasMarkdown: (file) => markdown.includes(file),
  });
}

test("ids, addresses, conditions and texts of facts alone stay as they are", () => {
  const link = { label: "Get pre-approved", href: "/auto-financing", when: "preApproval" };
  expect(inSpanish({ links: [link], title: "{company.name}", id: "steps" })).toEqual({
    links: [{ ...link, label: "Obtener preaprobación" }],
    title: "{company.name}",
    id: "steps",
  });
  const member = { firstName: "Ada", photo: "ada-moss.svg", title: "Sign" };
  expect(inSpanish({ members: [member] })).toEqual({ members: [{ ...member, title: "Firme" }] });
});

test("a question without its answer in Spanish is wholly in English, and the one beside it is not", () => {
  const items = [
    { question: "What is GAP?", answers: ["It pays the difference."] },
    { question: "What is GAP?", answers: ["It pays the difference.", "Ask us."] },
  ];
  expect(inSpanish({ id: "faq", items })).toEqual({
    id: "faq",
    items: [
      { question: "¿Qué es GAP?", answers: ["Paga la diferencia."] },
      { ...items[1], lang: "en" },
    ],
  });
});

test("a part in English has no part in Spanish", () => {
  const section = {
    title: "Our own words",
    description: "How it works",
    steps: [{ title: "Sign", description: "You sign." }],
  };
  expect(inSpanish({ section })).toEqual({ section: { ...section, lang: "en" } });
});

test("a section with a Markdown file is in Spanish where the file is", () => {
  const section = { id: "how", title: "How it works", body: { $markdown: "how.md" } };
  expect(inSpanish({ section })).toEqual({ section: { ...section, lang: "en" } });
  expect(inSpanish({ section }, ["how.md"])).toEqual({
    section: { ...section, title: "Cómo funciona" },
  });
});

test("the words of a content are each listed once", () => {
  const link = { label: "How it works", href: "/service" };
  expect(
    translatableTexts({ title: "How it works", links: [link, link], list: ["{claim.a}", "Sign"] }),
  ).toEqual(["How it works", "Sign"]);
});

test.each([
  ["{a.b} days", "{a.b} días", null],
  ["{a.b} days", "siete días", "expected the facts of the English text, {a.b}"],
  ["From $39.95", "Desde $39.95", null],
  ["From $39.95", "Desde $29.95", "expected the amounts of the English text, $39.95"],
  [
    "A low rate",
    "Una tasa de 1.9%",
    "expected no amounts besides those of the English text, found 1.9%",
  ],
  ["[Call](tel:+1)", "[Llame](tel:+2)", "expected the addresses of the English text, tel:+1"],
  ["Hello", " ", "expected the translation, found nothing"],
])("%j as %j: %j", (english, text, fault) => {
  expect(translationFault(english, text)).toBe(fault);
});
