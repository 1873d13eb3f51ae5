import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { vocabularyOf } from "../search/names.ts";
import { everyModel, readingOf } from "./testing/shopper.ts";
import { understand } from "./understand.ts";

const Cases = z.array(
  z.strictObject({
    words: z.string(),
    /** Filter, terms and sort. */
    says: z.record(z.string(), z.unknown()),
    unclear: z.record(z.string(), z.string()).default({}),
  }),
);
const cases = Cases.parse(
  JSON.parse(readFileSync(new URL("./cases.json", import.meta.url), "utf8")),
);
const vocabulary = everyModel();
const reading = readingOf(vocabulary);

describe("what shoppers type", () => {
  test.each(cases)("$words", ({ words, says, unclear }) => {
    const { filter, terms, sort, ...rest } = understand(words, reading);
    const said = { ...filter, ...terms, ...(sort ? { sort } : {}) };
    expect(
      Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    ).toEqual(says);
    expect(Object.fromEntries(rest.unclear.map(({ words: one, why }) => [one, why]))).toEqual(
      unclear,
    );
  });
});

test("a feed may name makes and models as it likes, even what every object has", () => {
  const names = new Map([["__proto__ Motors", new Set(["Constructor", "toString"])]]);
  const odd = readingOf(vocabularyOf(names));
  expect(understand("constructor suv", odd).filter).toEqual({
    make: ["proto-motors"],
    model: ["constructor"],
    bodyStyle: ["suvs"],
  });
});
