import { LeadAction } from "@forecourt/contracts/leads/leads";
import { LeadTemplate } from "@forecourt/contracts/leads-templates";
import { describe, expect, test } from "@jest/globals";
import { isKnown } from "./contact.ts";
import { fieldFaults } from "./field-errors.ts";

const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const nobody = { firstName: " ", lastName: "", email: "", phone: "" };
const faults = (given: object) => fieldFaults(LeadAction.parse({ user, text: "Hello", ...given }));

describe("a form", () => {
  test.each(LeadTemplate.options)("of %s is taken when all is well", (template) => {
    expect(faults({ template })).toEqual({});
  });

  test("with the lead form's fields says what is missing in the lead form's words", () => {
    expect(faults({ template: "UNLOCK_PRICE", user: nobody, text: "" })).toEqual({
      firstName: "leadForm.missing.firstName",
      lastName: "leadForm.missing.lastName",
      phone: "leadForm.missing.phone",
      email: "leadForm.missing.email",
    });
  });

  test("to get in touch has words of its own, and needs a message", () => {
    expect(faults({ template: "CONTACT_SALES", user: nobody, text: " \n" })).toEqual({
      firstName: "leadFault.firstName",
      lastName: "leadFault.lastName",
      phone: "leadFault.required",
      email: "leadFault.required",
      text: "leadFault.message",
    });
    expect(faults({ template: "CAREERS", text: "" })).toEqual({});
  });

  test("that grants or books something, or gets in touch, needs an address and a number of the format", () => {
    const odd = { ...user, email: "ada@moss.e", phone: "573-155-0177" };
    const both = { email: "leadFault.email", phone: "leadFault.phone" };
    for (const template of ["UNLOCK_PRICE", "SCHEDULE_TEST_DRIVE", "SERVICE", "STAFF_MEMBER"]) {
      expect(faults({ template, user: odd })).toEqual(both);
    }
    expect(faults({ template: "APPLY_FINANCING", user: odd })).toEqual({});
  });

  test("about a car that is sold needs its make, model, year and mileage, where it names one", () => {
    expect(faults({ template: "SELL_OR_TRADE", vehicle: { make: "Honda" } })).toEqual({
      "vehicle.model": "leadFault.vehicle.model",
      "vehicle.year": "leadFault.vehicle.year",
      "vehicle.odometer": "leadFault.vehicle.odometer",
    });
    expect(faults({ template: "SELL_OR_TRADE" })).toEqual({});
    expect(faults({ template: "CONTACT_SALES", vehicle: {} })).toEqual({});
  });
});

test("a person is known by four fields of their formats", () => {
  expect(isKnown(user)).toBe(true);
  for (const change of [
    { firstName: " " },
    { lastName: "" },
    { email: "a@b.com, c@d.com" },
    { phone: "555-0177" },
  ]) {
    expect(isKnown({ ...user, ...change })).toBe(false);
  }
});
