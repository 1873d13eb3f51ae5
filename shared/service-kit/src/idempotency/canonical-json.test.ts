import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { canonicalJson } from "./canonical-json.ts";

test("the order of fields does not matter, the order of lists does", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test("contains the value unchanged, with any field names", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.stringify(value);
      expect(JSON.parse(canonicalJson(JSON.parse(plain)))).toEqual(JSON.parse(plain));
    }),
  );
  expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
});
