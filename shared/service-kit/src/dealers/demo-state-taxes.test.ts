import { type OutTheDoorInput, outTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { TaxRules } from "@forecourt/domain/payment/taxes";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { shippedDealers } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";

const neighbors = ["AR", "IL", "IA", "KS", "KY", "NE", "OK", "TN"];
const mostPopulous = ["CA", "TX", "FL", "NY", "PA", "IL", "OH", "GA", "NC", "MI"];

let taxes: TaxRules;
beforeAll(async () => {
  const dealers = await loadDealers(shippedDealers);
  taxes = dealers.config({ dealerId: "ozark-mitsubishi", storeId: null }).taxes;
});

const used: OutTheDoorInput = {
  vehicle: 2_000_000,
  isNew: false,
  fees: [{ id: "documentary", label: "Documentary fee", cents: 50_000 }],
  zip: "",
  tradeIn: null,
};
const trade = { allowance: 500_000, payoff: 0 };
const largeTrade = { allowance: 1_400_000, payoff: 0 };

/** The taxes on a car in a state, by line, as shown. */
function taxesAt(zip: string, changes: Partial<OutTheDoorInput> = {}, rules = taxes) {
  const price = outTheDoor({ ...used, zip, ...changes }, rules);
  if (price.kind !== "price") throw new Error(price.kind);
  const { stateTax, otherTaxes, localTax } = price;
  const lines = [stateTax, ...otherTaxes, ...(localTax ? [localTax] : [])];
  return lines.map(({ name, ratePercent, cents }) => `${name} ${ratePercent}%: ${cents}`);
}

/** The same rules with a local rate of 2 % at a ZIP code. */
function withLocalRate(state: string, zip: string): TaxRules {
  const rule = taxes.states[state];
  if (!rule) throw new Error(state);
  const localRates = { [zip]: { place: "Somewhere", ratePercent: 2 } };
  return { states: { [state]: { ...rule, localRates } } };
}

describe("the shipped tax rules", () => {
  test("cover Missouri, its neighbors and the ten most populous states", () => {
    expect(Object.keys(taxes.states)).toEqual(
      expect.arrayContaining(["MO", ...neighbors, ...mostPopulous]),
    );
  });

  test("have a source and a date, and are not marked as checked", () => {
    for (const { source, asOf, checked } of Object.values(taxes.states)) {
      expect([source, asOf, checked]).toEqual([
        expect.stringMatching(/\d/),
        expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        false,
      ]);
    }
  });

  // A used car of 20,000 with a documentary fee of 500, without a trade-in and with one of 5,000.
  test.each([
    ["AR", "72201", ["sales tax 6.5%: 133250"], ["sales tax 6.5%: 100750"]],
    ["IL", "62901", ["sales tax 6.25%: 128125"], ["sales tax 6.25%: 96875"]],
    [
      "IA",
      "50309",
      ["fee for new registration 5%: 102500"],
      ["fee for new registration 5%: 77500"],
    ],
    ["KS", "66101", ["sales tax 6.5%: 133250"], ["sales tax 6.5%: 100750"]],
    ["KY", "42001", ["motor vehicle usage tax 6%: 123000"], ["motor vehicle usage tax 6%: 93000"]],
    ["NE", "68101", ["sales tax 5.5%: 112750"], ["sales tax 5.5%: 85250"]],
    [
      "OK",
      "73101",
      ["excise tax 3.25%: 63750", "sales tax 1.25%: 25625"],
      ["excise tax 3.25%: 63750", "sales tax 1.25%: 25625"],
    ],
    [
      "TN",
      "37201",
      ["sales tax 7%: 143500", "single-article tax 2.75%: 4400"],
      ["sales tax 7%: 108500", "single-article tax 2.75%: 4400"],
    ],
    ["CA", "90210", ["sales tax 7.25%: 148625"], ["sales tax 7.25%: 148625"]],
    [
      "TX",
      "75201",
      ["motor vehicle sales tax 6.25%: 128125"],
      ["motor vehicle sales tax 6.25%: 96875"],
    ],
    ["FL", "32801", ["sales tax 6%: 123000"], ["sales tax 6%: 93000"]],
    ["NY", "10001", ["sales tax 4%: 82000"], ["sales tax 4%: 62000"]],
    ["PA", "15201", ["sales tax 6%: 123000"], ["sales tax 6%: 93000"]],
    ["OH", "43201", ["sales tax 5.75%: 117875"], ["sales tax 5.75%: 117875"]],
    ["GA", "30301", ["title ad valorem tax 7%: 143500"], ["title ad valorem tax 7%: 108500"]],
    ["NC", "27601", ["highway use tax 3%: 61500"], ["highway use tax 3%: 46500"]],
    ["MI", "48201", ["sales tax 6%: 123000"], ["sales tax 6%: 93000"]],
  ])("of %s tax a sale to a buyer at %s", (_state, zip, plain, withTrade) => {
    expect(taxesAt(zip)).toEqual(plain);
    expect(taxesAt(zip, { tradeIn: trade })).toEqual(withTrade);
  });

  test("of Arkansas exempt cars below 4,000 and reduce the rate for used ones below 10,000", () => {
    expect(taxesAt("72201", { vehicle: 340_000 })).toEqual(["sales tax 0%: 0"]);
    expect(taxesAt("72201", { vehicle: 750_000 })).toEqual(["sales tax 3.5%: 28000"]);
    expect(taxesAt("72201", { vehicle: 750_000, isNew: true })).toEqual(["sales tax 6.5%: 52000"]);
    expect(taxesAt("72201", { vehicle: 950_000 })).toEqual(["sales tax 6.5%: 65000"]);
  });

  test("of Oklahoma have no fixed excise tax for new cars", () => {
    expect(taxesAt("73101", { isNew: true })[0]).toBe("excise tax 3.25%: 66625");
  });

  test("of Ohio credit a trade-in on a new car", () => {
    expect(taxesAt("43201", { isNew: true, tradeIn: trade })).toEqual(["sales tax 5.75%: 89125"]);
  });

  test("of Michigan limit the trade-in credit to 12,000", () => {
    expect(taxesAt("48201", { tradeIn: largeTrade })).toEqual(["sales tax 6%: 51000"]);
    expect(taxesAt("75201", { tradeIn: largeTrade })).toEqual([
      "motor vehicle sales tax 6.25%: 40625",
    ]);
  });

  test.each([
    ["FL", "32801", 10_000],
    ["TN", "37201", 3200],
    ["AR", "72201", 5000],
    ["NY", "10001", 41_000],
  ])("of %s charge local tax at %s on as much as the state allows", (state, zip, cents) => {
    const lines = taxesAt(zip, {}, withLocalRate(state, zip));
    expect(lines.at(-1)).toBe(`sales tax 2%: ${cents}`);
  });

  test.each([
    ["IA", "50309", ["titleFee"]],
    ["KS", "66101", ["localTax"]],
    ["GA", "30301", []],
    ["MI", "48201", []],
    ["CA", "90210", ["localTax", "titleFee"]],
  ])("of %s say what is not included at %s", (_state, zip, missing) => {
    expect(outTheDoor({ ...used, zip }, taxes)).toMatchObject({ missing });
  });
});
