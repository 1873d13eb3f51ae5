import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { line, shape } from "./spline.ts";

describe("line", () => {
  test("is straight between two corners, with heights converted to SVG's y axis", () => {
    expect(line("0,0! 100,50!")).toBe("M0 0l100-50");
  });

  test("is smooth through the points between its corners", () => {
    expect(line("0,0 100,100 200,0")).toMatch(/^M0 0c[-\d ]+$/);
  });

  test("ends exactly at its last point", () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 6000 }),
      y: fc.integer({ min: 0, max: 2500 }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
        const end = endOf(line(points.map(({ x, y }) => `${x},${y}`).join(" ")));
        const last = points.at(-1);
        expect(end).toEqual([last?.x, -(last?.y ?? 0) + 0]);
      }),
    );
  });

  test.each(["", "12", "1,2,3", "a,b"])("throws for invalid points: %j", (points) => {
    expect(() => line(points)).toThrow("is not a point");
  });
});

describe("shape", () => {
  test("is closed", () => {
    expect(shape("0,0! 10,0! 10,10!")).toBe("M0 0l10 0 0-10Z");
  });
});

/** Where a path of relative commands ends. */
function endOf(path: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, command, text = ""] of path.matchAll(/([Mlc])([^Mlc]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const size = command === "c" ? 6 : 2;
    for (let index = 0; index < numbers.length; index += size) {
      x += numbers[index + size - 2] ?? 0;
      y += numbers[index + size - 1] ?? 0;
    }
  }
  return [x, y];
}
