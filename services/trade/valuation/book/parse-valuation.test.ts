import { describe, expect, test } from "@jest/globals";
import { sampleBookAnswer } from "../testing/sample-book-answer.ts";
import { valuedCar } from "../testing/valued-car.ts";
import { BookAnswer } from "./book-answer.ts";
import { parseValuation } from "./parse-valuation.ts";

const valuation = (answer: object, car = valuedCar()) =>
  parseValuation(BookAnswer.parse(answer), car);

const changed = (more: object) => sampleBookAnswer({}, more);

describe("valuationOfAnswer", () => {
  test("is null for the answer that means not found, and for an empty list", () => {
    const message_list = [{ description: "Vehicle Not Found", code: 9, type: "Error" }];
    const notFound = { error_count: 1, message_list, used_vehicles: { used_vehicle_list: [] } };
    expect(valuation(sampleBookAnswer(notFound))).toBeNull();
    expect(valuation(sampleBookAnswer({ used_vehicles: { used_vehicle_list: [] } }))).toBeNull();
  });

  test("takes zeros as missing, also with an amount for mileage or options", () => {
    const zeros = { base_whole_rough: 0, adjusted_whole_rough: 0, base_whole_avg: 0 };
    const car = valuedCar({ mileage: 10, options: ["N5"] });
    expect(valuation(changed(zeros), car)?.values).toEqual({
      wholesaleRoughCents: null,
      wholesaleAverageCents: null,
      retailAverageCents: 2_100_000,
    });
    expect(valuation(changed({ ...zeros, base_retail_avg: 0 }))).toBeNull();
  });

  test.each([
    [0, 1_410_000, 1_660_000],
    [60_000, 1_410_000, 1_660_000],
    [60_001, 1_350_000, 1_540_000],
    [100_000, 1_350_000, 1_540_000],
    [100_001, 1_210_000, null],
    [999_999, 1_210_000, null],
  ])("adjusts for %i miles", (mileage, rough, average) => {
    expect(valuation(sampleBookAnswer(), valuedCar({ mileage }))?.values).toMatchObject({
      wholesaleRoughCents: rough,
      wholesaleAverageCents: average,
    });
  });

  test("does not adjust for mileage twice", () => {
    const adjusted = { mileage_whole_rough: -500, adjusted_whole_rough: 13_600 };
    const car = valuedCar({ mileage: 90_000 });
    expect(valuation(changed(adjusted), car)?.values.wholesaleRoughCents).toBe(1_360_000);
  });

  test("adds options of the seller, except those that the values contain", () => {
    const car = valuedCar({ options: ["N5", "20", "??"] });
    const valued = valuation(sampleBookAnswer(), car);
    expect(valued?.values).toEqual({
      wholesaleRoughCents: 1_440_000,
      wholesaleAverageCents: 1_700_000,
      retailAverageCents: 2_100_000,
    });
    expect(valued?.options).toEqual([
      { code: "N5", name: "Navigation", roughCents: 30_000, averageCents: 40_000 },
    ]);
    expect(valuation(sampleBookAnswer())).not.toHaveProperty("options");
  });

  test("has the day and the style, and less confidence with a warning", () => {
    expect(valuation(sampleBookAnswer())).toMatchObject({
      source: "book",
      asOf: "2026-11-20",
      confidence: "high",
      notes: ["style: XLE 4D Utility"],
    });
    const message_list = [{ description: "Old data", code: 2, type: "Warning" }];
    expect(valuation(sampleBookAnswer({ warning_count: 1, message_list }))).toMatchObject({
      confidence: "medium",
      notes: ["style: XLE 4D Utility", "warning: Old data"],
    });
  });

  test("takes the seller's style of several, else the cheapest with less confidence", () => {
    const style = (series: string, dollars: number) => ({
      ...sampleBookAnswer({}, { series, adjusted_whole_rough: dollars }).used_vehicles
        .used_vehicle_list[0],
    });
    const used_vehicle_list = [style("XLE", 15_000), style("LE", 12_000), style("SE", 13_000)];
    const answer = sampleBookAnswer({ used_vehicles: { used_vehicle_list } });
    expect(valuation(answer, valuedCar({ series: "xle" }))).toMatchObject({
      values: { wholesaleRoughCents: 1_500_000 },
      confidence: "high",
    });
    expect(valuation(answer)).toMatchObject({
      values: { wholesaleRoughCents: 1_200_000 },
      confidence: "medium",
    });
  });
});
