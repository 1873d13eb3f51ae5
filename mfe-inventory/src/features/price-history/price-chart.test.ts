import { describe, expect, test } from "@jest/globals";
import { priceChart } from "./price-chart.ts";

const points = [
  { date: "2026-03-01", total: 2_000_000 },
  { date: "2026-03-06", total: 1_900_000 },
];

describe("priceChart", () => {
  test("is level while a price is unchanged, steps down at a reduction, and ends today", () => {
    expect(priceChart(points, "2026-03-11")).toEqual({
      line: "M4 4H150V56H296",
      dots: "M4 4h0M150 56h0",
      high: 2_000_000,
      low: 1_900_000,
    });
  });

  test("has a gap for days without a price", () => {
    const [first, last] = points;
    if (!first || !last) throw new Error("no points");
    const gap = [first, { date: "2026-03-04", total: null }, last];
    expect(priceChart(gap, "2026-03-11")?.line).toBe("M4 4H91.6M150 56H296");
  });

  test("draws a change of today at the end", () => {
    expect(priceChart(points, "2026-03-06")?.line).toBe("M4 4H296V56H296");
    expect(priceChart(points, "2026-03-01")?.line).toBe("M4 4H296V56H296");
  });

  test.each([
    ["one price", points.slice(0, 1)],
    ["none", []],
    ["the same price twice", points.map(({ date }) => ({ date, total: 1 }))],
  ])("returns null for %s", (_name, few) => {
    expect(priceChart(few, "2026-03-11")).toBeNull();
  });
});
