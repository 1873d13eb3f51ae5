import { describe, expect, test } from "@jest/globals";
import { mergeLayers } from "./merge.ts";

describe("layers of configuration", () => {
  test("objects merge key by key and the later layer wins", () => {
    expect(mergeLayers([{ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 3 } }, { b: 2 }])).toEqual({
      a: { x: 1, y: 3 },
      b: 2,
    });
  });

  test("an array replaces the array below it", () => {
    expect(mergeLayers([{ list: [1, 2, 3] }, { list: [4] }])).toEqual({ list: [4] });
  });

  test("null clears what the layers below said, and a later layer may say it again", () => {
    const below = { service: { phone: "1", hours: "2" } };
    expect(mergeLayers([below, { service: null }])).toEqual({});
    expect(mergeLayers([below, { service: null }, { service: { phone: "3" } }])).toEqual({
      service: { phone: "3" },
    });
  });

  test("null clears a single key of an object", () => {
    expect(mergeLayers([{ fees: { a: 1, b: 2 } }, { fees: { a: null } }])).toEqual({
      fees: { b: 2 },
    });
  });

  test("an object replaces a plain value, without the nulls in it", () => {
    expect(mergeLayers([{ a: 1 }, { a: { x: null, y: 2 } }])).toEqual({ a: { y: 2 } });
  });

  test("the order of keys is that of their first appearance", () => {
    const merged = mergeLayers([
      { one: 1, two: 2 },
      { three: 3, one: 0 },
    ]);
    expect(Object.keys(merged)).toEqual(["one", "two", "three"]);
  });

  test("the layers are left as they are, and a key of the prototype's name is only a key", () => {
    const below = JSON.parse('{"__proto__":{"polluted":1},"a":{"b":1}}');
    const merged = mergeLayers([below, { a: { c: 2 } }]);
    expect(below.a).toEqual({ b: 1 });
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });
});
