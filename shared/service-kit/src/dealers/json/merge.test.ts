import { describe, expect, test } from "@jest/globals";
import { mergeLayers } from "./merge.ts";

describe("mergeLayers", () => {
  test("merges objects key by key; the later layer wins", () => {
    expect(mergeLayers([{ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 3 } }, { b: 2 }])).toEqual({
      a: { x: 1, y: 3 },
      b: 2,
    });
  });

  test("replaces arrays", () => {
    expect(mergeLayers([{ list: [1, 2, 3] }, { list: [4] }])).toEqual({ list: [4] });
  });

  test("removes a value with null, and lets a later layer set it again", () => {
    const below = { service: { phone: "1", hours: "2" } };
    expect(mergeLayers([below, { service: null }])).toEqual({});
    expect(mergeLayers([below, { service: null }, { service: { phone: "3" } }])).toEqual({
      service: { phone: "3" },
    });
  });

  test("removes a single key of an object with null", () => {
    expect(mergeLayers([{ fees: { a: 1, b: 2 } }, { fees: { a: null } }])).toEqual({
      fees: { b: 2 },
    });
  });

  test("replaces a plain value by an object, without its nulls", () => {
    expect(mergeLayers([{ a: 1 }, { a: { x: null, y: 2 } }])).toEqual({ a: { y: 2 } });
  });

  test("keeps keys in the order of their first appearance", () => {
    const merged = mergeLayers([
      { one: 1, two: 2 },
      { three: 3, one: 0 },
    ]);
    expect(Object.keys(merged)).toEqual(["one", "two", "three"]);
  });

  test("does not change the layers, and treats prototype names as plain keys", () => {
    const below = JSON.parse('{"__proto__":{"polluted":1},"a":{"b":1}}');
    const merged = mergeLayers([below, { a: { c: 2 } }]);
    expect(below.a).toEqual({ b: 1 });
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });
});
