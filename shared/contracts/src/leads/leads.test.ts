import { describe, expect, test } from "@jest/globals";
import { leadForms } from "../dealer-config/leads.ts";
import { formOfTemplate, LeadTemplate } from "../leads-templates.ts";
import { AdfLead, Lead, LeadAction } from "./leads.ts";
import { maxCommentsLength } from "./text.ts";

describe("an ADF lead", () => {
  test("is valid without data of the customer", () => {
    expect(AdfLead.parse({ type: "adf", customer: {} })).toEqual({
      type: "adf",
      prospect: { status: "new" },
      sellVehicles: [],
      customer: { first_name: "Not provided", last_name: "Not provided" },
    });
  });

  test("defaults to a used vehicle that the customer buys", () => {
    const { vehicle } = AdfLead.parse({ type: "adf", customer: {}, vehicle: { make: "Honda" } });
    expect(vehicle).toEqual({
      interest: "buy",
      status: "used",
      make: "Honda",
      model: "Not provided",
    });
  });

  test("defaults to phone numbers for the day", () => {
    const customer = { phone: { value: "5735550142" } };
    expect(AdfLead.parse({ type: "adf", customer }).customer.phone).toEqual({
      value: "5735550142",
      type: "voice",
      time: "day",
    });
  });

  test.each([
    ["comments above 64 KB", { comments: "x".repeat(maxCommentsLength + 1) }],
    ["a name longer than any", { customer: { first_name: "x".repeat(1001) } }],
    ["part of a cent", { vehicle: { price: 0.5 } }],
    ["six vehicles to sell", { sellVehicles: Array.from({ length: 6 }, () => ({})) }],
    ["a state that no receiver knows", { prospect: { status: "old" } }],
  ])("is refused with %s", (_name, change) => {
    expect(AdfLead.safeParse({ type: "adf", customer: {}, ...change }).success).toBe(false);
  });

  test("may have 64 KB of comments and any characters", () => {
    const comments = `\0\u2028\ud800]]>${"x".repeat(maxCommentsLength - 6)}`;
    expect(AdfLead.parse({ type: "adf", customer: {}, comments }).comments).toBe(comments);
  });
});

describe("a text lead", () => {
  test.each(["Hello", { html: "<p>Hello</p>" }, { text: "Hello" }, { data: { hello: ["you"] } }])(
    "accepts %j",
    (body) => {
      expect(Lead.parse({ type: "text", body })).toEqual({ type: "text", body });
    },
  );

  test.each([{}, ""])("refuses the empty body %j", (body) => {
    expect(Lead.safeParse({ type: "text", body }).success).toBe(false);
  });
});

describe("LeadTemplate", () => {
  const user = { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "" };

  test.each(LeadTemplate.options)("accepts %s", (template) => {
    expect(LeadAction.parse({ template, user })).toEqual({ template, text: "", user });
  });

  test("exists for every form except the default", () => {
    expect(Object.values(formOfTemplate).sort()).toEqual(leadForms.slice(1).sort());
  });

  test("refuses other keys", () => {
    expect(LeadAction.safeParse({ template: "CONTACT_NOBODY", user }).success).toBe(false);
  });
});
