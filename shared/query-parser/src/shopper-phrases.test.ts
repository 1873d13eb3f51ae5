import { readFileSync } from "node:fs";
import { searchPath } from "@forecourt/contracts/areas/inventory/search/search-path";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { parseQuery } from "./parse-query.ts";
import { allModels, parseContextFor } from "./testing/parse-context.ts";

/** What a shopper types, the list it must lead to, and what is left out with the reason. */
const Phrases = z.array(z.tuple([z.string(), z.string()], z.string()));
const phrases = Phrases.parse(
  JSON.parse(readFileSync(new URL("./testing/shopper-phrases.json", import.meta.url), "utf8")),
);
const context = parseContextFor(allModels());

test("has at least 300 different phrases", () => {
  expect(new Set(phrases.map(([text]) => text)).size).toBeGreaterThanOrEqual(300);
});

test.each(phrases)("%s", (text, address, ...leftOut) => {
  const { filter, terms, sort, unclear } = parseQuery(text, context);
  expect(searchPath({ filter, terms, sort, page: 1 })).toBe(address);
  expect(unclear.map(({ words, why, because = why }) => `${words} (${because})`)).toEqual(leftOut);
});
