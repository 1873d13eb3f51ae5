import { expect, test } from "@jest/globals";
import { coveredByForm } from "./covered-by-form.ts";

const address = (index: number, years: string, months: string) => ({
  [`residences.${index}.yearsAtAddress`]: years,
  [`residences.${index}.monthsAtAddress`]: months,
});

test("adds the durations of all entries, in months", () => {
  const form = {
    ...address(0, "1", "3"),
    ...address(1, " 2 ", ""),
    "employment.0.years": "0",
    "employment.0.months": "11",
  };
  expect(coveredByForm(form)).toEqual({ residences: 39, employment: 11 });
});

test("ends at the first empty entry, as the check of the form does", () => {
  expect(coveredByForm({ ...address(0, "1", "0"), ...address(2, "5", "0") }).residences).toBe(12);
});

test("counts a duration with a fault as nothing", () => {
  expect(coveredByForm({ ...address(0, "1", "12"), ...address(1, "-1", "x") }).residences).toBe(12);
  expect(coveredByForm({}).residences).toBe(0);
});
