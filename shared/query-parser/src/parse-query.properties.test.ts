import { readFileSync } from "node:fs";
import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { z } from "zod";
import { parseQuery } from "./parse-query.ts";
import { allModels, nameplateOf, parseContextFor } from "./testing/parse-context.ts";
import { tokenize } from "./tokens/tokens.ts";

const vocabulary = allModels();
const reading = parseContextFor(vocabulary);
const read = (words: string) => parseQuery(words, reading);
const meaning = ({ filter, terms, sort }: ParsedQuery) => ({ filter, terms, sort });

const phrases = z
  .array(z.object({ text: z.string() }))
  .parse(JSON.parse(readFileSync(new URL("./testing/cases.json", import.meta.url), "utf8")))
  .map(({ text }) => text);
const pieces = phrases.flatMap((phrase) => phrase.split(" "));

const anyWords = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(..."$<>=-+/',.&k0129 amno"), maxLength: 200 }),
  fc
    .array(fc.constantFrom(...pieces), { maxLength: 30 })
    .map((words) => words.join(" ").slice(0, 200)),
);

/** The tokens of all spans of a reply, each once, even if a span has several meanings. */
function accountedFor({ understood, unclear, passedOver }: ParsedQuery): string[] {
  const spans: string[] = [];
  let statement = new Set<string>();
  for (const [index, { words, key }] of understood.entries()) {
    // A span with two meanings is listed twice; a repeated key starts a new span.
    if (understood[index - 1]?.words !== words || statement.has(key)) {
      spans.push(words);
      statement = new Set();
    }
    statement.add(key);
  }
  return [...spans, ...unclear.map(({ words }) => words), ...passedOver].flatMap(textsOf).sort();
}

const textsOf = (words: string) => tokenize(words).tokens.map(({ text }) => text);

test("every token is understood, unclear or ignored, exactly once", () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      expect(accountedFor(read(words))).toEqual(textsOf(words).sort());
    }),
    runs({ normal: 300, soak: 1_500 }),
  );
});

describe("hostile input", () => {
  test.each([
    ["digits", "1".repeat(200)],
    ["digits and commas", "1,111".repeat(40)],
    ["comparisons", "no more than ".repeat(15)],
    ["exclusions", "not ".repeat(50)],
    ["exclusions and alternatives", "not red or ".repeat(18)],
    ["topics", "payment ".repeat(25)],
    ["fillers", `under ${"of ".repeat(60)}`],
    ["marks", "á̂̃".repeat(60)],
    ["joiners", `👨${"\u200d".repeat(190)}`],
    ["lone surrogates", "\ud800".repeat(200)],
    ["names of objects", "__proto__ constructor toString hasOwnProperty"],
    ["dashes", "-".repeat(200)],
    ["right to left", "\u202eyotoT \u200f"],
  ])("%s are parsed", (_, words) => {
    const stated = Object.values(read(words).filter).filter((value) => value !== undefined);
    expect(stated.length).toBeLessThanOrEqual(1);
  });

  test("takes linear time", () => {
    for (const words of ["not red or ", "payment under ", "grand cherokkee ", "1-"]) {
      const steps = [200, 400].map((times) => countedReads(words.repeat(times)));
      expect(steps[1]).toBeLessThanOrEqual((steps[0] ?? 0) * 2.5);
    }
  });

  /** Number of lookups in the dealer's names while a text is parsed. */
  function countedReads(words: string): number {
    let reads = 0;
    const { names } = reading.lexicon;
    const counting = {
      ...reading.lexicon,
      names: {
        ...names,
        at: (...given: Parameters<typeof names.matchAt>) => (reads++, names.matchAt(...given)),
      },
    };
    parseQuery(words, { ...reading, lexicon: counting });
    return reads;
  }
});

// Clauses that do not affect each other.
const clauses = [
  "red",
  "awd",
  "under 20k",
  "with heated seats",
  "less than 350 a month",
  "2019 or newer",
  "used",
  "toyota camry",
  "under 60k miles",
  "hybrid",
  "suv",
  "cheapest",
  "72 months",
  "no sunroof",
  "2000 down",
  "price drop",
  "tan interior",
  "automatic",
];

test("the order of clauses does not matter", () => {
  fc.assert(
    fc.property(
      fc
        .subarray(clauses)
        .chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
      ([some, shuffled]) => {
        expect(meaning(read(shuffled.join(", ")))).toEqual(meaning(read(some.join(", "))));
      },
    ),
  );
});

test("an ignored word changes no filter", () => {
  fc.assert(
    fc.property(
      fc.subarray(clauses),
      fc.nat(clauses.length),
      fc.constantFrom("qwxz", "zzyzx", "日産", "blorptastic", "🙂"),
      (some, position, word) => {
        const more = some.toSpliced(position, 0, word).join(", ");
        expect(meaning(read(more))).toEqual(meaning(read(some.join(", "))));
        expect(read(more).unclear.map(({ words }) => words)).toContain(word);
      },
    ),
  );
});

test("parsing readAs again gives the same filters", () => {
  for (const phrase of phrases) {
    for (const { readAs } of read(phrase).understood) {
      if (readAs === null) continue;
      const plain = read(readAs);
      expect([readAs, plain.unclear]).toEqual([readAs, []]);
      const whole = { ...read(phrase).filter, ...read(phrase).terms };
      expect(whole).toMatchObject({ ...plain.filter, ...plain.terms });
    }
  }
});

describe("the names of every model", () => {
  const pairs = vocabulary.makes.flatMap((make) => make.models.map((model) => ({ make, model })));

  test("are more than 800", () => {
    expect(pairs.length).toBeGreaterThan(800);
  });

  test("with their make are parsed as that model with its variants", () => {
    for (const { make, model } of pairs) {
      for (const words of [
        `${make.name} ${model.name}`,
        `${make.slug} ${model.slug}`.toUpperCase(),
      ]) {
        const { filter, unclear } = read(words);
        expect([words, filter, unclear]).toEqual([
          words,
          { make: [make.slug], model: nameplateOf(make, model) },
          [],
        ]);
      }
    }
  });
});
