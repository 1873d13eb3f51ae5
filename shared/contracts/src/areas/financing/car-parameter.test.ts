import { expect, test } from "@jest/globals";
import { pageOfAnswer, withCar } from "./car-parameter.ts";

const form = "/auto-financing/apply-for-financing";
const vin = "3HGGK5H83JM360525";

test("a car is added to what a path asks for already", () => {
  expect(withCar(form, vin)).toBe(`${form}?vehicle=${vin}`);
  expect(withCar(form, vin, [["down", "3000"]])).toBe(`${form}?vehicle=${vin}&down=3000`);
  expect(withCar(`${form}?store=rolla`, vin)).toBe(`${form}?vehicle=${vin}&store=rolla`);
});

test("the page of an answer is below the form's, before its query", () => {
  expect(pageOfAnswer(form, "t0k3n")).toBe(`${form}/t0k3n`);
  expect(pageOfAnswer(`${form}?store=rolla`, "t0k3n")).toBe(`${form}/t0k3n?store=rolla`);
});
