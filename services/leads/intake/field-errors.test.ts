import { LeadAction } from "@forecourt/contracts/leads/leads";
import { resumeFaults } from "@forecourt/contracts/leads/resume";
import { LeadTemplate } from "@forecourt/contracts/leads-templates";
import { describe, expect, test } from "@jest/globals";
import { isIdentified } from "./contact.ts";
import { fieldErrors } from "./field-errors.ts";

const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const blankUser = { firstName: " ", lastName: "", email: "", phone: "" };
const faults = (given: object) => fieldErrors(LeadAction.parse({ user, text: "Hello", ...given }));

describe("fieldErrors", () => {
  test.each(LeadTemplate.options)("accepts a complete %s", (template) => {
    expect(faults({ template })).toEqual({});
  });

  test("returns the lead form's texts for missing fields", () => {
    expect(faults({ template: "UNLOCK_PRICE", user: blankUser, text: "" })).toEqual({
      firstName: "leadForm.missing.firstName",
      lastName: "leadForm.missing.lastName",
      phone: "leadForm.missing.phone",
      email: "leadForm.missing.email",
    });
  });

  test("returns the contact form's texts, and requires a message", () => {
    expect(faults({ template: "CONTACT_SALES", user: blankUser, text: " \n" })).toEqual({
      firstName: "leadFault.firstName",
      lastName: "leadFault.lastName",
      phone: "leadFault.required",
      email: "leadFault.required",
      text: "leadFault.message",
    });
    expect(faults({ template: "CAREERS", text: "" })).toEqual({});
  });

  test.each(["CONTACT_DEALERSHIP", "STAFF_MEMBER", "CAREERS"])(
    "accepts one of phone and email in %s, and checks it",
    (template) => {
      const of = (given: object) => faults({ template, user: { ...user, ...given } });
      expect([of({ phone: "" }), of({ email: " " })]).toEqual([{}, {}]);
      expect(of({ phone: "", email: "" })).toEqual({ phone: "leadFault.phoneOrEmail" });
      expect(of({ phone: "", email: "ada@moss" })).toEqual({ email: "leadFault.email" });
      expect(of({ phone: "12", email: "" })).toEqual({ phone: "leadFault.phone" });
    },
  );

  test("requires the store of a form that asks for it", () => {
    const lead = LeadAction.parse({ template: "CONTACT_DEALERSHIP", user, text: "Hello" });
    expect(fieldErrors({ ...lead, store: "" })).toEqual({ store: "leadFault.store" });
    expect(fieldErrors({ ...lead, store: "rolla" })).toEqual({});
  });

  test.each(resumeFaults)("says in words why a resume was refused: %s", (fault) => {
    const errors = faults({ template: "CAREERS", resume: { fault } });
    expect(errors).toEqual({ resume: `leadFault.resume.${fault}` });
    expect(faults({ template: "CAREERS", resume: { number: "R-7K4M-2PXD" } })).toEqual({});
  });

  test("checks email and phone of forms that unlock, book or contact", () => {
    const odd = { ...user, email: "ada@moss.e", phone: "573-155-0177" };
    const both = { email: "leadFault.email", phone: "leadFault.phone" };
    for (const template of ["UNLOCK_PRICE", "SCHEDULE_TEST_DRIVE", "SERVICE", "STAFF_MEMBER"]) {
      expect(faults({ template, user: odd })).toEqual(both);
    }
    expect(faults({ template: "APPLY_FINANCING", user: odd })).toEqual({});
  });

  test("requires make, model, year and mileage of a trade-in", () => {
    expect(faults({ template: "SELL_OR_TRADE", vehicle: { make: "Honda" } })).toEqual({
      "vehicle.model": "leadFault.vehicle.model",
      "vehicle.year": "leadFault.vehicle.year",
      "vehicle.odometer": "leadFault.vehicle.odometer",
    });
    expect(faults({ template: "SELL_OR_TRADE" })).toEqual({});
    expect(faults({ template: "CONTACT_SALES", vehicle: {} })).toEqual({});
  });
});

test("isIdentified requires four valid fields", () => {
  expect(isIdentified(user)).toBe(true);
  for (const change of [
    { firstName: " " },
    { lastName: "" },
    { email: "a@b.com, c@d.com" },
    { phone: "555-0177" },
  ]) {
    expect(isIdentified({ ...user, ...change })).toBe(false);
  }
});
