import { type FinancingFault, financingFaults } from "@forecourt/domain/financing/faults";
import { expect, test } from "@jest/globals";
import { checkStep, stoppingFaults } from "./check-step.ts";

const now = new Date("2026-11-22T18:00:00Z");
const check = {
  timezone: "America/Chicago",
  consents: { softPull: "s-1", hardPull: "h-1", esign: "e-1", jointIntent: "j-1" },
  isJoint: false,
  priced: { vin: "1M8GDM9AXKP042788", totalCents: 3_199_000 },
  state: "MO",
  faults: Object.fromEntries(financingFaults.map((fault) => [fault, `text of ${fault}`])),
};

/** A typed value that has each fault, so that every message of the form can be reached. */
const cases: readonly [FinancingFault, Parameters<typeof checkStep>[0], string, string][] = [
  ["required", "about", "firstName", ""],
  ["too-long", "about", "lastName", "a".repeat(61)],
  ["characters", "about", "firstName", "A\u202eda"],
  ["email-invalid", "about", "email", "ada@"],
  ["phone-invalid", "about", "phone", "555"],
  ["ssn-format", "about", "ssn", "123-45"],
  ["ssn-never-issued", "about", "ssn", "666-12-3456"],
  ["date-format", "about", "dateOfBirth", "April 12"],
  ["date-not-real", "about", "dateOfBirth", "02/30/1990"],
  ["date-in-future", "about", "dateOfBirth", "01/01/2030"],
  ["date-too-early", "about", "dateOfBirth", "01/01/1850"],
  ["under-age", "about", "dateOfBirth", "11/23/2008"],
  ["amount-format", "homes", "residences.0.monthlyRent", "much"],
  ["amount-too-large", "homes", "residences.0.monthlyRent", "99999999999"],
  ["number-format", "homes", "residences.0.yearsAtAddress", "two"],
  ["number-range", "homes", "residences.0.monthsAtAddress", "12"],
  ["zip-unknown", "homes", "residences.0.zipCode", "00000"],
  ["choice-unknown", "work", "employment.0.status", "astronaut"],
  ["consent-required", "agreements", "consents.hardPull", ""],
  ["consent-outdated", "agreements", "consents.esign", "e-0"],
];

test.each(cases)("%s is the error at %s, field %s", (fault, step, path, value) => {
  expect(checkStep(step, { [path]: value }, check, now)).toMatchObject({
    [path]: `text of ${fault}`,
  });
});

test("money down is compared with the price of the saved car, and of no other one", () => {
  const at = (vin: string) =>
    checkStep("deal", { "deal.vehicle": vin, "deal.moneyDown": "32,000" }, check, now);
  expect(at("1m8gdm9axkp042788")).toEqual({ "deal.moneyDown": "text of down-over-price" });
  expect(at("1HGCM82633A004352")).toEqual({});
  expect(at("")).toEqual({});
});

test("a trade-in that was begun says what it lacks", () => {
  expect(checkStep("deal", { "deal.tradeYear": "2014" }, check, now)).toEqual({
    "deal.tradeMake": "text of trade-incomplete",
    "deal.tradeModel": "text of trade-incomplete",
    "deal.tradeMiles": "text of trade-incomplete",
  });
});

test("a state that does not fit the ZIP code, and an unknown one, are faults", () => {
  const state = (value: string) =>
    checkStep(
      "homes",
      { "residences.0.state": value, "residences.0.zipCode": "63701" },
      check,
      now,
    )["residences.0.state"];
  expect(state("IL")).toBe("text of zip-of-other-state");
  expect(state("XX")).toBe("text of state-unknown");
});

test("a history that is too short is an error at the entry that is missing", () => {
  const short = { "residences.0.yearsAtAddress": "1" };
  expect(checkStep("homes", short, check, now)).toMatchObject({
    "residences.1.fullAddress": "text of homes-too-short",
  });
  // The service's page has the entry.
  expect(stoppingFaults("homes", short, check, now)).toBeNull();
  expect(stoppingFaults("about", { firstName: "" }, check, now)).toMatchObject({
    firstName: "text of required",
  });
});

test.each(["homes", "work"] as const)(
  "an empty page of %s asks for nothing of an entry that the page does not have",
  (step) => {
    const paths = Object.keys(checkStep(step, {}, check, now));
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => path.includes(".1."))).toEqual([]);
  },
);

test("a number that was saved and came back masked is accepted", () => {
  expect(checkStep("about", { ssn: "•••-••-6789" }, check, now)).not.toHaveProperty("ssn");
});

test("the marital status is required where the saved state is one that asks for it", () => {
  const agreed = { "consents.esign": "e-1", "consents.hardPull": "h-1" };
  expect(checkStep("agreements", agreed, check, now)).toEqual({});
  expect(checkStep("agreements", agreed, { ...check, state: "TX" }, now)).toEqual({
    maritalStatus: "text of required",
  });
});

test("joint applicants affirm it", () => {
  const agreed = { "consents.esign": "e-1", "consents.hardPull": "h-1" };
  expect(checkStep("agreements", agreed, { ...check, isJoint: true }, now)).toEqual({
    "consents.jointIntent": "text of consent-required",
  });
});
