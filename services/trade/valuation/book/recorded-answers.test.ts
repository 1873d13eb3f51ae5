import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { valuedCar } from "../testing/valued-car.ts";
import { BookAnswer } from "./book-answer.ts";
import { parseValuation } from "./parse-valuation.ts";

/** Recorded answers, which are not part of the project: they lie beside it on some machines. */
const folder = path.resolve(import.meta.dirname, "../../../../../shared/blackbook");

const recorded = (name: string) =>
  BookAnswer.parse(JSON.parse(readFileSync(path.join(folder, name), "utf8")));

const whereRecorded = existsSync(folder) ? test : test.skip;
const car = (mileage: number, options: string[] = []) =>
  valuedCar({ modelYear: 2012, make: "Dodge", model: "Grand Caravan", mileage, options });

whereRecorded("the recorded answer has retail values alone (needs ../shared/blackbook)", () => {
  const answer = recorded("usedvehicle-vin-response.json");
  expect(parseValuation(answer, car(27_000))).toEqual({
    source: "book",
    values: {
      wholesaleRoughCents: null,
      wholesaleAverageCents: null,
      retailAverageCents: 1_567_500,
    },
    asOf: "2014-02-07",
    confidence: "high",
    comparables: null,
    assumedTrim: null,
    isAnyTrim: false,
    isTrimNamed: false,
    notes: ["style: SE Wagon"],
  });
  const driven = parseValuation(answer, car(65_000, ["N5", "1S"]));
  expect(driven?.values.retailAverageCents).toBe((15_675 - 2_300 + 750 - 700) * 100);
});

whereRecorded("the recorded answer for an unknown car means not found", () => {
  expect(parseValuation(recorded("usedvehicle-vin-notfound.json"), car(1))).toBeNull();
});
