import { expect, test } from "@jest/globals";
import { documentRecord, splitDocumentRecord } from "./document-record.ts";
import { parseVariantKey, variantKey } from "./variant-key.ts";

test("a key names experiments in alphabetical order", () => {
  expect(variantKey({ "offer-button": "short", "list-order": "newest" })).toBe(
    "list-order.newest~offer-button.short",
  );
  expect(variantKey({})).toBeNull();
});

test("a key is parsed into the variants that it was made of", () => {
  expect(parseVariantKey("list-order.newest~offer-button.short")).toEqual({
    "list-order": "newest",
    "offer-button": "short",
  });
});

test.each([
  "",
  "a",
  "a.",
  ".b",
  "a.b~",
  "b.a~a.b",
  "a.b~a.c",
  "A.b",
  "a.b c",
  "a.b.c",
  "__proto__.b",
  `a.${"b".repeat(400)}`,
])("%j is no key", (text) => {
  expect(parseVariantKey(text)).toBeNull();
});

test("a document states its record, and its store and variants if it has any", () => {
  for (const variants of [null, "list-order.newest~offer-button.short"]) {
    for (const store of [null, "jefferson-city"]) {
      const made = { record: "r-1", variants, store };
      expect(splitDocumentRecord(documentRecord(made))).toEqual(made);
    }
  }
  expect(documentRecord({ record: "r-1", variants: null, store: null })).toBe("r-1");
});
