import { describe, expect, test } from "@jest/globals";
import { annualRate, type RateProgram, residualAddition } from "./rate.ts";
import { program } from "./testing/program.ts";

const at = (creditScore: number, months = 72, year = 2015, from: RateProgram = program): number =>
  annualRate(from, { creditScore, months, year });

describe("the base rate", () => {
  test.each([
    [12, 8.49],
    [36, 8.49],
    [37, 8.99],
    [60, 8.99],
    [72, 9.49],
    [84, 9.49],
  ])("for %d months is that of the shortest term that covers them, %d %%", (months, rate) => {
    expect(at(620, months)).toBe(rate);
  });

  test.each([
    [620, 9.49],
    [689, 9.49],
    [690, 7.99],
    [759, 7.99],
    [760, 6.49],
    [850, 6.49],
  ])("of score %d is that of its row, %d %%", (score, rate) => {
    expect(at(score)).toBe(rate);
  });

  test("of a score below every row is that of the first", () => {
    expect(at(250, 72, 2015, { ...program, tierAdditions: [] })).toBe(10.49);
  });

  test("cannot be read from a program without rates", () => {
    expect(() => at(700, 72, 2015, { ...program, baseRates: [] })).toThrow(RangeError);
  });
});

describe("what the credit tiers add", () => {
  test.each([
    [300, 10],
    [499, 10],
    [500, 8],
    [519, 8],
    [520, 6.5],
    [559, 6.5],
    [560, 4.5],
    [579, 4.5],
    [580, 3],
    [599, 3],
    [600, 1.5],
    [619, 1.5],
  ])("score %d: %d", (score, points) => {
    expect(at(score)).toBe(Math.round((10.49 + points) * 100) / 100);
  });

  test("no score between two tiers is without an addition", () => {
    expect(at(619.5)).toBe(11.99);
  });
});

describe("what newer vehicles add", () => {
  const aimed = (target: "rate" | "residual" | "none"): RateProgram => ({
    ...program,
    newerVehicles: { ...program.newerVehicles, target },
  });

  test("two points to the rate from model year 2018 on", () => {
    expect(at(620, 72, 2017)).toBe(9.49);
    expect(at(620, 72, 2018)).toBe(11.49);
  });

  test("together with a tier, as a decimal number", () => {
    expect(at(600, 36, 2018, { ...program, baseRates: program.baseRates })).toBe(12.99);
  });

  test("nothing, or to the residual, where the program says so", () => {
    expect(at(620, 72, 2018, aimed("none"))).toBe(9.49);
    expect(at(620, 72, 2018, aimed("residual"))).toBe(9.49);
    expect(residualAddition(aimed("residual"), 2018)).toBe(2);
    expect(residualAddition(aimed("residual"), 2017)).toBe(0);
    expect(residualAddition(aimed("rate"), 2018)).toBe(0);
  });
});
