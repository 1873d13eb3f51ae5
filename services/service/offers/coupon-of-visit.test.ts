import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { couponFacts, couponOfVisit, couponToBook } from "./coupon-of-visit.ts";

const texts = defaultTexts();

const coupon = {
  title: "Diagnosis",
  price: "$30 off",
  code: "OUT60",
  expires: "2026-11-30",
  vehicles: { model: ["Outlander"], year: { from: 2014, to: 2021 }, mileage: { from: 60_000 } },
  needs: [{ opCode: "DIAG", name: "Diagnosis" }],
};
const lines = [lineOf("DIAG")];
const vehicle = {
  vin: null,
  modelYear: 2019,
  make: "Mitsubishi",
  model: "Outlander",
  trim: null,
  mileage: 70_000,
};

function lineOf(opCode: string) {
  return { opCode, name: opCode, minutes: 30, fromCents: null, skill: null, isAdded: false };
}

function timeOn(day: string) {
  const at = `${day}T15:00:00.000Z`;
  const people = { adviserId: "dana", technicianId: "lift-1" };
  return { day, time: "09:00", readyBy: "10:00", startsAt: at, endsAt: at, ...people };
}

test("a visit without a coupon has none", () => {
  expect(couponOfVisit(texts, { coupon: null, time: null, vehicle, lines })).toBeNull();
});

test("names the price and the code, and nothing against it until its last day", () => {
  const text = "Diagnosis\u00A0· $30\u00A0off\u00A0·\u00A0OUT60";
  const named = { text, price: null, until: "Use it by November 30, 2026", limits: [] };
  expect(couponOfVisit(texts, { coupon, time: null, vehicle: null, lines })).toEqual(named);
  expect(couponOfVisit(texts, { coupon, time: timeOn("2026-11-30"), vehicle, lines })).toEqual(
    named,
  );
});

test("names what an offer without a price or a code has", () => {
  const plain = { ...coupon, price: "No charge", code: null };
  expect(couponOfVisit(texts, { coupon: plain, time: null, vehicle, lines })?.text).toBe(
    "Diagnosis\u00A0· No\u00A0charge",
  );
});

test.each([
  ["$30 off", 12_995, "From $109.90 with this coupon"],
  ["$30.50 off", 12_995, "From $109.40 with this coupon"],
  // The coupon takes nothing off the oil change.
  ["$200 off", 12_995, "From $9.95 with this coupon"],
  ["$30 off", null, null],
  ["No charge", 12_995, null],
  [null, 12_995, null],
])(
  "with a price of %j for work from %j cents, the lowest price is %j",
  (price, fromCents, said) => {
    const work = [
      { ...lineOf("DIAG"), fromCents },
      { ...lineOf("LOF"), fromCents: 995 },
    ];
    const found = couponOfVisit(texts, {
      coupon: { ...coupon, price },
      time: null,
      vehicle,
      lines: work,
    });
    expect(found?.price).toBe(said);
    expect(found && couponFacts(found)).toHaveLength(said === null ? 1 : 2);
  },
);

test("names no charge where it takes the whole price off", () => {
  const work = [{ ...lineOf("DIAG"), fromCents: 2_500 }];
  const facts = { coupon, time: null, vehicle, lines: work };
  expect(couponOfVisit(texts, facts)?.price).toBe("No charge with this coupon");
});

test("a coupon with a validity of its own is never late, and names no last day of a visit", () => {
  const own = { ...coupon, expires: null };
  const late = timeOn("2027-03-01");
  expect(couponOfVisit(texts, { coupon: own, time: late, vehicle, lines })).toMatchObject({
    until: null,
    limits: [],
  });
});

test("says when it expires before the visit", () => {
  expect(
    couponOfVisit(texts, { coupon, time: timeOn("2026-12-01"), vehicle, lines })?.limits,
  ).toEqual(["Expires November 30, 2026, before this appointment"]);
});

test.each([
  ["another model", { model: "Mirage" }, true],
  ["another year", { modelYear: 2013 }, true],
  ["fewer miles", { mileage: 59_999 }, true],
  ["unknown miles", { mileage: null }, false],
])("says for which vehicles it is, of %s: %j", (_what, changes, isSaid) => {
  const facts = { coupon, time: null, vehicle: { ...vehicle, ...changes }, lines };
  const { modelYear, make, model } = facts.vehicle;
  const limit = `This coupon isn’t good for your ${modelYear} ${make} ${model}. It’s for 2014 to 2021 Outlander with 60,000 miles or more`;
  expect(couponOfVisit(texts, facts)?.limits).toEqual(isSaid ? [limit] : []);
  expect(couponToBook(facts)).toEqual(isSaid ? null : coupon);
});

test("says what work it needs, once services are chosen, and is not booked without", () => {
  const facts = { coupon, time: null, vehicle, lines: [lineOf("LOF")] };
  expect(couponOfVisit(texts, facts)?.limits).toEqual(["Doesn’t apply without Diagnosis"]);
  expect(couponToBook(facts)).toBeNull();
  expect(couponOfVisit(texts, { ...facts, lines: [] })?.limits).toEqual([]);
});

test("an adviser may accept one that expires before the visit", () => {
  const facts = { coupon, time: timeOn("2026-12-01"), vehicle, lines };
  expect(couponToBook(facts)).toEqual(coupon);
});
