import { describe, expect, test } from "@jest/globals";
import { isDeeper } from "./json-depth.ts";

const lists = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const objects = (depth: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

describe("isDeeper", () => {
  test.each([lists, objects])("counts levels of objects and lists", (nested) => {
    expect(isDeeper(nested(3), 3)).toBe(false);
    expect(isDeeper(nested(4), 3)).toBe(true);
    expect(isDeeper({ wide: [1, 2, 3], deep: nested(3) }, 3)).toBe(true);
  });

  test("accepts values without levels and any number of values", () => {
    for (const value of [undefined, null, "text", 0]) expect(isDeeper(value, 0)).toBe(false);
    expect(
      isDeeper(
        Array.from({ length: 200_000 }, () => ({})),
        2,
      ),
    ).toBe(false);
  });

  test("does not recurse", () => {
    expect(isDeeper(lists(200_000), 32)).toBe(true);
  });
});
