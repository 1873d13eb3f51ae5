import { describe, expect, test } from "@jest/globals";
import { annualRate, type RateProgram, residualAddition, sameRateFromYear } from "./rate.ts";
import { program } from "./testing/program.ts";

const at = (creditScore: number, months = 72, year = 2015, from: RateProgram = program): number =>
  annualRate(from, { creditScore, months, year });

describe("annualRate", () => {
  test.each([
    [12, 8.49],
    [36, 8.49],
    [37, 8.99],
    [60, 8.99],
    [72, 9.49],
    [84, 9.49],
  ])("for %d months uses the shortest term that covers them, %d %%", (months, rate) => {
    expect(at(620, months)).toBe(rate);
  });

  test.each([
    [620, 9.49],
    [689, 9.49],
    [690, 7.99],
    [759, 7.99],
    [760, 6.49],
    [850, 6.49],
  ])("for score %d uses its row, %d %%", (score, rate) => {
    expect(at(score)).toBe(rate);
  });

  test("uses the first row for a lower score", () => {
    expect(at(250, 72, 2015, { ...program, tierAdditions: [] })).toBe(10.49);
  });

  test("throws for a program without rates", () => {
    expect(() => at(700, 72, 2015, { ...program, baseRates: [] })).toThrow(RangeError);
  });
});

describe("additions of credit tiers", () => {
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

  test("cover every score between two tiers", () => {
    expect(at(619.5)).toBe(11.99);
  });
});

describe("additions for newer vehicles", () => {
  const aimed = (target: "rate" | "residual" | "none"): RateProgram => ({
    ...program,
    newerVehicles: { ...program.newerVehicles, target },
  });

  test("are two points from model year 2018 on", () => {
    expect(at(620, 72, 2017)).toBe(9.49);
    expect(at(620, 72, 2018)).toBe(11.49);
  });

  test("sum with a tier without floating-point noise", () => {
    expect(at(600, 36, 2018, { ...program, baseRates: program.baseRates })).toBe(12.99);
  });

  test("are none, or apply to the residual, when configured", () => {
    expect(at(620, 72, 2018, aimed("none"))).toBe(9.49);
    expect(at(620, 72, 2018, aimed("residual"))).toBe(9.49);
    expect(residualAddition(aimed("residual"), 2018)).toBe(2);
    expect(residualAddition(aimed("residual"), 2017)).toBe(0);
    expect(residualAddition(aimed("rate"), 2018)).toBe(0);
  });
});

describe("model years", () => {
  const byYear = {
    ...program,
    modelYears: [
      { upToYear: 2015, addPercent: 3 },
      { upToYear: 2023, addPercent: 1 },
    ],
    newerVehicles: { ...program.newerVehicles, target: "none" as const },
  };

  test.each([
    [2010, 9.49],
    [2015, 9.49],
    [2016, 7.49],
    [2023, 7.49],
    [2024, 6.49],
    [2027, 6.49],
  ])("of %i cost %d percent", (year, rate) => {
    expect(annualRate(byYear, { creditScore: 760, months: 72, year })).toBe(rate);
  });

  test("add to the adjustment of newer vehicles", () => {
    const both = { ...byYear, newerVehicles: program.newerVehicles };
    expect(annualRate(both, { creditScore: 760, months: 72, year: 2020 })).toBe(9.49);
  });
});

describe("the model years with the same rates", () => {
  const modelYears = [
    { upToYear: 2018, addPercent: 2.25 },
    { upToYear: 2023, addPercent: 1 },
  ];
  const none = { fromYear: 2018, addPercent: 2, target: "none" } as const;
  const ofProgram = (changes: Partial<RateProgram>, year: number) =>
    sameRateFromYear({ ...program, modelYears: [], newerVehicles: none, ...changes }, year);

  test.each([
    [2026, 2024],
    [2024, 2024],
    [2023, 2019],
    [2019, 2019],
    [2018, null],
  ])("as %d begin with %s", (year, from) => {
    expect(ofProgram({ modelYears }, year)).toBe(from);
  });

  test("are all of them without an addition", () => {
    expect(ofProgram({}, 2026)).toBeNull();
  });

  test("begin where newer vehicles get an addition", () => {
    const newerVehicles = { ...none, target: "rate" } as const;
    expect(ofProgram({ newerVehicles }, 2026)).toBe(2018);
    expect(ofProgram({ newerVehicles }, 2017)).toBeNull();
  });
});
