import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { parseQuery } from "./parse-query.ts";
import { allModels, parseContextFor, vocabularyOf } from "./testing/parse-context.ts";

const Cases = z.array(
  z.strictObject({
    text: z.string(),
    /** Filter, payment terms and sort. */
    expected: z.record(z.string(), z.unknown()),
    unclear: z.record(z.string(), z.string()).default({}),
  }),
);
const cases = Cases.parse(
  JSON.parse(readFileSync(new URL("./testing/cases.json", import.meta.url), "utf8")),
);
const vocabulary = allModels();
const context = parseContextFor(vocabulary);

describe("a shopper's text", () => {
  test.each(cases)("$text", ({ text, expected, unclear }) => {
    const { filter, terms, sort, ...rest } = parseQuery(text, context);
    const found = { ...filter, ...terms, ...(sort ? { sort } : {}) };
    expect(
      Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    ).toEqual(expected);
    expect(Object.fromEntries(rest.unclear.map(({ words: one, why }) => [one, why]))).toEqual(
      unclear,
    );
  });
});

test("accepts names that every JavaScript object has as properties", () => {
  const names = new Map([["__proto__ Motors", new Set(["Constructor", "toString"])]]);
  const odd = parseContextFor(vocabularyOf(names));
  expect(parseQuery("constructor suv", odd).filter).toEqual({
    make: ["proto-motors"],
    model: ["constructor"],
    bodyStyle: ["suvs"],
  });
});
