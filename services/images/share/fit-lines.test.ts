import { describe, expect, test } from "@jest/globals";
import { fitLines } from "./fit-lines.ts";

/** A font whose letters are half as wide as they are high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const room = { width: 100, maxLines: 2, sizes: [20, 10], widthOf };

describe("a text in lines", () => {
  test("has the largest size in which it fits", () => {
    expect(fitLines("Winter tires", room)).toEqual({ lines: ["Winter", "tires"], size: 20 });
    expect(fitLines("Winter tires in Missouri", room)).toEqual({
      lines: ["Winter tires in", "Missouri"],
      size: 10,
    });
  });

  test("is cut with an ellipsis where it does not fit in the smallest", () => {
    const { lines, size } = fitLines("one two three four five six seven eight nine", room);
    expect([lines.length, size]).toEqual([2, 10]);
    expect(lines[1]).toMatch(/…$/);
    expect(lines.every((line) => widthOf(line, 10) <= 100)).toBe(true);
  });

  test("cuts a word that is longer than a line", () => {
    const { lines } = fitLines("a".repeat(60), room);
    expect(lines).toEqual([`${"a".repeat(19)}…`]);
  });

  test("has no line without a word", () => {
    expect(fitLines("  ", room).lines).toEqual([]);
  });
});
