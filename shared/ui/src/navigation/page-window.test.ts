import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { pageWindow } from "./page-window.ts";

const place = fc
  .integer({ min: 1, max: 5000 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

describe("pageWindow", () => {
  test.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 12]],
    [4, 12, [1, 2, 3, 4, 5, 12]],
    [5, 12, [1, 4, 5, 6, 12]],
    [9, 12, [1, 8, 9, 10, 11, 12]],
    [12, 12, [1, 8, 9, 10, 11, 12]],
  ])("page %i of %i links %j", (page, pages, linked) => {
    expect(pageWindow(page, pages)).toEqual(linked);
  });

  test("links the first, last, current and adjacent pages", () => {
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
        expect(pageWindow(page, pages)).toEqual(expect.arrayContaining(near));
      }),
    );
  });

  test("has the same length on every page of a long list, and never hides a single page", () => {
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const steps = pageWindow(page, pages);
        const jumps = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
        expect(jumps.every((jump) => jump >= 1 && jump !== 2)).toBe(true);
        const gaps = jumps.filter((jump) => jump > 1).length;
        expect(steps.length + gaps).toBe(Math.min(pages, 7));
      }),
    );
  });
});
