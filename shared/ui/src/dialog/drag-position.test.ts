import { describe, expect, test } from "@jest/globals";
import { clampToViewport, nextCorner } from "./drag-position.ts";

const view = { width: 1000, height: 700 };
const box = { width: 400, height: 300 };

describe("clampToViewport", () => {
  test.each([
    [
      { x: 120, y: 80 },
      { x: 120, y: 80 },
    ],
    [
      { x: -30, y: -1 },
      { x: 0, y: 0 },
    ],
    [
      { x: 601, y: 9000 },
      { x: 600, y: 400 },
    ],
    [
      { x: 10.4, y: 10.6 },
      { x: 10, y: 11 },
    ],
  ])("moves %j to %j", (at, kept) => {
    expect(clampToViewport(at, box, view)).toEqual(kept);
  });

  test("shows the top left of a box that is larger than the window", () => {
    expect(clampToViewport({ x: 50, y: 50 }, { width: 1200, height: 900 }, view)).toEqual({
      x: 0,
      y: 0,
    });
  });
});

describe("nextCorner", () => {
  test("goes around the window", () => {
    const first = { x: 600, y: 400 };
    const second = nextCorner(first, box, view);
    const third = nextCorner(second, box, view);
    const fourth = nextCorner(third, box, view);
    expect([second, third, fourth]).toEqual([
      { x: 0, y: 400 },
      { x: 0, y: 0 },
      { x: 600, y: 0 },
    ]);
    expect(nextCorner(fourth, box, view)).toEqual(first);
  });

  test("starts at the nearest corner", () => {
    expect(nextCorner({ x: 560, y: 350 }, box, view)).toEqual({ x: 0, y: 400 });
  });
});
