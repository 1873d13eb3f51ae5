import { beforeAll, describe, expect, test } from "@jest/globals";
import { cashOf, laterOf, noProblems, sampleInput } from "../testing/sample-input.ts";
import { shippedRules } from "../testing/shipped-rules.ts";
import { makeOffer } from "./make-offer.ts";
import type { CarValues, OfferedCar, OfferRules } from "./offer-input.ts";

let rules: OfferRules;
beforeAll(async () => {
  rules = await shippedRules();
});

const unknown: CarValues = {
  wholesaleRoughCents: null,
  wholesaleAverageCents: null,
  retailAverageCents: null,
};

function offer(more: {
  car?: Partial<OfferedCar>;
  answers?: Record<string, string[]>;
  values?: Partial<CarValues>;
}) {
  const input = sampleInput(rules);
  return makeOffer({
    ...input,
    ...(more.answers && { answers: { ...noProblems, ...more.answers } }),
    car: { ...input.car, ...more.car },
    values: more.values ? { ...unknown, ...more.values } : input.values,
  });
}

describe("bringing the vehicle in", () => {
  test.each<[Partial<OfferedCar>, string[]]>([
    [{ modelYear: 2010 }, ["older"]],
    [{ modelYear: 2011 }, ["older"]],
    [{ modelYear: 2012 }, []],
    [{ modelYear: 2024 }, []],
    [{ modelYear: 2025 }, ["recent"]],
    [{ modelYear: 2026 }, ["recent"]],
    [{ modelYear: 2027 }, ["recent"]],
    [{ mileage: 149_999 }, []],
    [{ mileage: 150_000 }, ["mileage"]],
    [{ mileage: 150_000, modelYear: 2011 }, ["older", "mileage"]],
  ])("in 2026 for %j has the reasons %j", (car, reasons) => {
    const result = offer({ car });
    expect(result.outcome === "bring-in" ? result.reasons : []).toEqual(reasons);
  });

  test.each([
    ["400", "hail", "hail"],
    ["400", "rust", "rust"],
    ["401", "frame", "frame"],
    ["401", "salvage", "salvage"],
    ["402", "no", "inoperable"],
    ["403", "yes", "transmission"],
  ])("is the outcome of question %s answered %s", (question, answer, reason) => {
    expect(offer({ answers: {} }).outcome).toBe("offers");
    expect(offer({ answers: { [question]: [answer] } })).toEqual({
      outcome: "bring-in",
      reasons: [reason],
    });
    // Hidden for a car in great condition.
    expect(offer({ answers: { "100": ["great"], [question]: [answer] } }).outcome).toBe("offers");
  });
});

describe("cash now", () => {
  test.each([
    [999_999, "wholesale-rough"],
    [1_000_000, "wholesale-rough"],
    [1_000_001, "wholesale-average"],
    [1_999_999, "wholesale-average"],
    [2_000_000, "wholesale-rough"],
    [2_000_001, "wholesale-rough"],
  ])("with a rough value of %i cents is based on the %s", (rough, base) => {
    const average = rough + 123_456;
    const cash = cashOf(
      offer({ values: { wholesaleRoughCents: rough, wholesaleAverageCents: average } }),
    );
    const baseCents = base === "wholesale-rough" ? rough : average;
    expect(cash).toEqual({ base, baseCents, deductions: [], finalPriceCents: baseCents });
  });

  test("is not offered below $2,000", () => {
    const at = (rough: number) => offer({ values: { wholesaleRoughCents: rough } });
    expect(cashOf(at(200_000))?.finalPriceCents).toBe(200_000);
    expect(at(199_999)).toMatchObject({
      outcome: "no-offer",
      cashNow: { isOffered: false, refusal: "below-minimum" },
    });
  });

  test("is based on the rough value where the average is unknown, and refused without either", () => {
    expect(cashOf(offer({ values: { wholesaleRoughCents: 1_500_000 } }))).toMatchObject({
      base: "wholesale-rough",
    });
    expect(offer({ values: { wholesaleAverageCents: 1_500_000 } })).toMatchObject({
      outcome: "no-offer",
      cashNow: { refusal: "value-unknown" },
      moreCashLater: { refusal: "value-unknown" },
    });
  });

  test("names the answer behind each line, and the lines add up", () => {
    const answers = { "100": ["fair"], "201": ["yes"], "205": ["one"], "301": ["engine", "other"] };
    expect(cashOf(offer({ answers }))).toEqual({
      base: "wholesale-average",
      baseCents: 1_600_000,
      deductions: [
        { questionId: "201", answers: ["yes"], percent: null, amountCents: -50_000 },
        { questionId: "205", answers: ["one"], percent: null, amountCents: -15_000 },
        { questionId: "301", answers: ["engine", "other"], percent: null, amountCents: -250_000 },
      ],
      finalPriceCents: 1_285_000,
    });
  });
});

describe("more cash later", () => {
  const retail = (cents: number) => laterOf(offer({ values: { retailAverageCents: cents } }));

  test("subtracts reconditioning, the warranty and advertising, and is paid 68 to 32", () => {
    expect(retail(1_500_000)).toEqual({
      base: "retail-average",
      baseCents: 1_500_000,
      deductions: [],
      initPriceCents: 1_500_000,
      additionalPayments: [
        { label: "Reconditioning", amountCents: -26_000 },
        { label: "Limited warranty", amountCents: -30_000 },
        { label: "Advertising", amountCents: -99_500 },
      ],
      finalPriceCents: 1_344_500,
      stepPayments: [
        { label: "First check", percent: 68, amountCents: 914_260 },
        { label: "Second check", percent: 32, amountCents: 430_240 },
      ],
    });
  });

  test.each([
    [1_989_999, 99_500],
    [1_990_000, 99_500],
    [1_990_010, 99_501],
    [3_000_000, 150_000],
  ])("charges advertising for a price of %i cents with %i cents", (price, advertising) => {
    expect(retail(price)?.additionalPayments[2]?.amountCents).toBe(-advertising);
  });

  test("charges advertising on the price after deductions", () => {
    const later = laterOf(
      offer({ answers: { "200": ["accident"] }, values: { retailAverageCents: 3_000_000 } }),
    );
    expect(later).toMatchObject({
      initPriceCents: 2_640_000,
      additionalPayments: [{}, {}, { amountCents: -132_000 }],
    });
  });

  test("is not offered below $2,300", () => {
    expect(retail(385_500)?.finalPriceCents).toBe(230_000);
    expect(offer({ values: { retailAverageCents: 385_499 } })).toMatchObject({
      moreCashLater: { isOffered: false, refusal: "below-minimum" },
    });
  });

  test("gives the last payment what the others leave", () => {
    const steps = retail(385_501)?.stepPayments.map(({ amountCents }) => amountCents);
    expect(steps).toEqual([156_401, 73_600]);
  });

  test("is not offered for a car of ten model years, whose cash offer stands", () => {
    expect(offer({ car: { modelYear: 2016 } })).toMatchObject({
      outcome: "offers",
      cashNow: { isOffered: true },
      moreCashLater: { isOffered: false, refusal: "too-old" },
    });
    expect(laterOf(offer({ car: { modelYear: 2017 } }))).not.toBeNull();
  });
});

describe("the settings of offers", () => {
  test("leave out a kind that the dealer does not make", () => {
    const changed = structuredClone<OfferRules>(rules);
    changed.offers.visibleOffers = ["cashNow"];
    expect(makeOffer(sampleInput(changed))).toMatchObject({
      outcome: "offers",
      cashNow: { isOffered: true },
      moreCashLater: null,
    });
  });
});
