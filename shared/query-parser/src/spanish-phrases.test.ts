import { readFileSync } from "node:fs";
import { searchPath } from "@forecourt/contracts/areas/inventory/search/search-path";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { parseQuery } from "./parse-query.ts";
import { allModels, parseContextFor } from "./testing/parse-context.ts";

/** What a shopper types in Spanish, the list it must lead to, and what is left out with the reason. */
const Phrases = z.array(z.tuple([z.string(), z.string()], z.string()));
const phrases = Phrases.parse(
  JSON.parse(readFileSync(new URL("./testing/spanish-phrases.json", import.meta.url), "utf8")),
);
const context = { ...parseContextFor(allModels()), language: "es" };

test("has at least 60 different phrases", () => {
  expect(new Set(phrases.map(([text]) => text)).size).toBeGreaterThanOrEqual(60);
});

test("a word that is another one in English is that one on English pages", () => {
  const english = parseContextFor(allModels());
  expect(parseQuery("auto rojo", english).filter.transmission).toEqual(["automatic"]);
  expect(parseQuery("auto rojo", context).filter.transmission).toBeUndefined();
});

test.each(phrases)("%s", (text, address, ...leftOut) => {
  const { filter, terms, sort, unclear } = parseQuery(text, context);
  expect(searchPath({ filter, terms, sort, page: 1 })).toBe(address);
  expect(unclear.map(({ words, why, because = why }) => `${words} (${because})`)).toEqual(leftOut);
});
