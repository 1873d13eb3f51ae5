import { runs } from "@forecourt/testing/test-size";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { checkApplicant } from "./applicant.ts";
import { applicationSteps, fieldsOfStep } from "./applicant-fields.ts";
import { checkPreApproval, type PreApprovalForm, preApprovalFields } from "./pre-approval-form.ts";

const consents = { softPull: "s", hardPull: "h", esign: "e", jointIntent: "j" };
const context = { today: "2026-11-22", consents };

const form: PreApprovalForm = {
  firstName: "Ada",
  lastName: "Moss",
  email: "Ada@Example.com",
  phone: "(573) 555-0142",
  dateOfBirth: "04/12/1990",
  street: "12 Cedar Street",
  zip: "63701-1234",
  housing: "rent",
  monthlyHousing: "$850",
  income: "1,200",
  incomePeriod: "weekly",
  softPullConsent: "s",
};

test("a pre-approval has twelve fields with the consent", () => {
  expect(preApprovalFields).toHaveLength(12);
  expect(Object.keys(form)).toEqual([...preApprovalFields]);
});

test("a pre-approval is normalized, with the monthly income", () => {
  expect(checkPreApproval(form, context)).toEqual({
    ok: true,
    value: {
      firstName: "Ada",
      lastName: "Moss",
      email: "ada@example.com",
      phone: "+15735550142",
      dateOfBirth: "1990-04-12",
      street: "12 Cedar Street",
      zip: "63701",
      state: "MO",
      housing: "rent",
      monthlyHousingCents: 85_000,
      incomeCents: 120_000,
      incomePeriod: "weekly",
      monthlyIncomeCents: 520_000,
      softPullConsent: "s",
    },
  });
});

test.each([
  ["35", 35, 303_333],
  ["", 40, 346_667],
  ["0", 40, 346_667],
])(
  "$20 an hour with %j hours a week typed are %d hours, and %d a month",
  (typed, hours, monthly) => {
    const hourly = { ...form, income: "20", incomePeriod: "hourly", hoursPerWeek: typed };
    const checked = checkPreApproval(hourly, context);
    expect(checked.ok && checked.value).toMatchObject({
      hoursPerWeek: hours,
      monthlyIncomeCents: monthly,
    });
  },
);

test("hours of a week are refused where they are none, and do not count with another period", () => {
  const checked = checkPreApproval(
    { ...form, incomePeriod: "hourly", hoursPerWeek: "113" },
    context,
  );
  expect(checked).toEqual({ ok: false, faults: { hoursPerWeek: "number-range" } });
  const weekly = checkPreApproval({ ...form, hoursPerWeek: "113" }, context);
  expect(weekly.ok && weekly.value).not.toHaveProperty("hoursPerWeek");
});

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 600 }),
  fc.constantFrom("__proto__", "constructor", "\ud800", "\u0000", "9".repeat(400), "1e309", "-0"),
);

test("any texts in any fields are checked without an error, and never accepted with control characters", () => {
  const names = applicationSteps.flatMap(fieldsOfStep);
  const typed = fc.dictionary(fc.constantFrom(...names), hostile);
  fc.assert(
    fc.property(typed, fc.constantFrom(...preApprovalFields), hostile, (fields, field, text) => {
      expect(checkApplicant(fields, { ...context, isJoint: true }).ok).toBe(false);
      const checked = checkPreApproval({ ...form, [field]: text }, context);
      expect(checked.ok ? JSON.stringify(checked.value) : "").not.toMatch(/\\u00[01]/);
    }),
    runs({ normal: 200, soak: 20_000 }),
  );
});
