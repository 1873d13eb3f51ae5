import { describe, expect, test } from "@jest/globals";
import { checkApplicant } from "./applicant.ts";
import { applicationSteps, fieldsOfStep, stepOfField } from "./applicant-fields.ts";

const consents = { softPull: "s", hardPull: "h", esign: "e", jointIntent: "j" };
const context = { today: "2026-11-22", consents, isJoint: false };

/** A complete part in Missouri. */
const form = {
  firstName: "Ada",
  lastName: "Moss",
  email: "Ada@Example.com",
  phone: "573-555-0142",
  dateOfBirth: "04/12/1990",
  ssn: "212456789",
  "residences.0.housingStatus": "rent",
  "residences.0.monthlyRent": "850",
  "residences.0.yearsAtAddress": "2",
  "residences.0.fullAddress": "12 Cedar Street",
  "residences.0.city": "Cape Girardeau",
  "residences.0.state": "mo",
  "residences.0.zipCode": "63701",
  "employment.0.status": "employed",
  "employment.0.employer": "River Mill Bakery",
  "employment.0.jobTitle": "Baker",
  "employment.0.phone": "573-555-0101",
  "employment.0.income": "25.50",
  "employment.0.incomeType": "hourly",
  "employment.0.years": "3",
  "consents.esign": "e",
  "consents.hardPull": "h",
};

function faultsOf(more: Record<string, string>, other: object = {}) {
  const checked = checkApplicant({ ...form, ...more }, { ...context, ...other });
  return checked.ok ? {} : checked.faults;
}

describe("checkApplicant", () => {
  test("normalizes what was typed, and computes the income", () => {
    const checked = checkApplicant(form, context);
    expect(checked).toMatchObject({
      ok: true,
      value: {
        email: "ada@example.com",
        phone: "+15735550142",
        ssn: "212-45-6789",
        maritalStatus: null,
        middleName: null,
        monthlyIncomeCents: 442_000,
        residences: [{ state: "MO", monthlyRentCents: 85_000, years: 2, months: 0 }],
        employment: [{ hoursPerWeek: 40, incomeCents: 2_550 }],
        otherIncome: null,
        consents: { esign: "e", hardPull: "h" },
      },
    });
  });

  test("of an empty form asks for one address, one job and every consent", () => {
    const checked = checkApplicant({}, { ...context, isJoint: true });
    const fields = checked.ok ? [] : Object.keys(checked.faults);
    expect(fields).toEqual(
      expect.arrayContaining(["ssn", "residences.0.city", "employment.0.status"]),
    );
    expect(fields.filter((field) => field.startsWith("consents."))).toEqual([
      "consents.esign",
      "consents.hardPull",
      "consents.jointIntent",
    ]);
  });

  test("asks for earlier entries until 24 months are covered", () => {
    const recent = { "residences.0.yearsAtAddress": "1", "residences.0.monthsAtAddress": "6" };
    expect(faultsOf(recent)).toEqual({ "residences.1.fullAddress": "homes-too-short" });
    const earlier = {
      "residences.1.monthsAtAddress": "6",
      "residences.1.fullAddress": "4 Elm Street",
      "residences.1.city": "Jackson",
      "residences.1.state": "MO",
      "residences.1.zipCode": "63755",
    };
    expect(faultsOf({ ...recent, ...earlier })).toEqual({});
    const checked = checkApplicant({ ...form, ...recent, ...earlier }, context);
    expect(checked.ok && checked.value.residences[1]).toMatchObject({
      housingStatus: null,
      monthlyRentCents: null,
    });
    expect(faultsOf({ ...recent, ...earlier, "residences.1.monthlyRent": "some" })).toEqual({
      "residences.1.monthlyRent": "amount-format",
    });
    expect(faultsOf({ "residences.0.housingStatus": "", "residences.0.monthlyRent": "" })).toEqual({
      "residences.0.housingStatus": "required",
      "residences.0.monthlyRent": "required",
    });
    expect(faultsOf({ "employment.0.years": "1" })).toEqual({
      "employment.1.status": "history-too-short",
    });
  });

  test("asks for the marital status in a community property state only", () => {
    const texas = { "residences.0.state": "TX", "residences.0.zipCode": "75001" };
    expect(faultsOf(texas)).toEqual({ maritalStatus: "required" });
    expect(faultsOf({ ...texas, maritalStatus: "divorced" })).toEqual({
      maritalStatus: "choice-unknown",
    });
    expect(faultsOf({ ...texas, maritalStatus: "unmarried" })).toEqual({});
    const missouri = checkApplicant({ ...form, maritalStatus: "married" }, context);
    expect(missouri).toMatchObject({ ok: true, value: { maritalStatus: null } });
  });

  test("requires no employer of a retired applicant", () => {
    const retired = {
      "employment.0.status": "retired",
      "employment.0.employer": "",
      "employment.0.jobTitle": "",
      "employment.0.phone": "",
    };
    expect(faultsOf(retired)).toEqual({});
    expect(faultsOf({ ...retired, "employment.0.status": "self-employed" })).toMatchObject({
      "employment.0.employer": "required",
    });
  });

  test("needs the affirmation of joint applicants", () => {
    expect(faultsOf({}, { isJoint: true })).toEqual({ "consents.jointIntent": "consent-required" });
    expect(faultsOf({ "consents.jointIntent": "j" }, { isJoint: true })).toEqual({});
  });

  test("adds other income, which needs a source", () => {
    expect(faultsOf({ otherIncome: "300" })).toEqual({ otherIncomeSource: "required" });
    const both = { ...form, otherIncome: "300", otherIncomeSource: "Pension" };
    expect(checkApplicant(both, context)).toMatchObject({
      ok: true,
      value: { monthlyIncomeCents: 472_000 },
    });
  });

  test("compares the state with the ZIP code", () => {
    expect(faultsOf({ "residences.0.state": "KS" })).toEqual({
      "residences.0.state": "zip-of-other-state",
    });
    expect(faultsOf({ "residences.0.state": "XX" })).toEqual({
      "residences.0.state": "state-unknown",
    });
  });
});

test("every field belongs to one step, and no other name does", () => {
  const fields = applicationSteps.flatMap(fieldsOfStep);
  expect(new Set(fields).size).toBe(fields.length);
  for (const step of applicationSteps) {
    for (const field of fieldsOfStep(step)) expect(stepOfField(field)).toBe(step);
  }
  for (const name of ["__proto__", "residences.6.city", "consents.softPull", "constructor"]) {
    expect(stepOfField(name)).toBeNull();
  }
});
