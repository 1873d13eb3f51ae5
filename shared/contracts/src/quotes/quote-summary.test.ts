import { readFileSync } from "node:fs";
import path from "node:path";
import { quoteFigures } from "@forecourt/domain/payment/quote";
import { program } from "@forecourt/domain/payment/testing/program";
import { taxRules } from "@forecourt/domain/payment/testing/tax-rules";
import { describe, expect, test } from "@jest/globals";
import { StoredQuote } from "./quote.ts";
import { quoteSummary } from "./quote-summary.ts";

const textFile = "../../../../dealers/defaults/texts/inventory.en.json";
const texts: Record<string, string> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, textFile), "utf8"),
);
const input = {
  vehicle: 2_000_000,
  isNew: false,
  year: 2017,
  fees: [{ id: "documentary", label: "Documentary fee", cents: 59_900 }],
  terms: { cashDown: 300_000, tradeEquity: 0, creditScore: 700, months: 60 },
  months: [36, 60],
  zip: "63701",
  program,
  taxes: taxRules,
};
const quoteOf = (changes: Partial<Parameters<typeof quoteFigures>[0]> = {}) =>
  StoredQuote.parse({
    number: "Q-7K4M-2PXD",
    createdAt: "2026-11-22T15:00:00.000Z",
    heldUntil: "2026-11-29",
    firstName: "Ada",
    vehicle: {
      vin: "2T3P1RFV8MC123456",
      stockNumber: "R1021",
      condition: "used",
      year: 2017,
      make: "Toyota",
      model: "RAV4",
      trim: "XLE",
      mileage: 31_000,
      exteriorColor: "Red",
    },
    figures: quoteFigures({ ...input, ...changes }),
  });
const summaryOf = (changes: Parameters<typeof quoteOf>[0] = {}) =>
  quoteSummary(quoteOf(changes), texts);

describe("the summary of a quote", () => {
  test("names the car and the day until which it holds", () => {
    expect(summaryOf()).toMatchObject({
      number: "Q-7K4M-2PXD",
      heldUntil: "Sunday, November 29",
      vehicle: "2017 Toyota RAV4 XLE",
      facts: ["Red", "31,000 miles", "Stock R1021", "VIN 2T3P1RFV8MC123456"],
    });
  });

  test("lists the price line by line", () => {
    expect(summaryOf().lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      "Vehicle price: $20,000.00",
      "Documentary fee: $599.00",
      "Price with dealer fees: $20,599.00",
      "Missouri sales tax, 4.225%: $870.31",
      "Cape Girardeau sales tax, 4.25%: $875.46",
      "Title fee: $8.50",
      "Out-the-door price, ZIP 63701: $22,353.27",
      "Cash down: -$3,000.00",
      "Left to pay or finance: $19,353.27",
    ]);
  });

  test("names a trade-in only where one was stated", () => {
    expect(JSON.stringify(summaryOf())).not.toMatch(/trade/i);
    const terms = { ...input.terms, tradeEquity: 500_000 };
    const { lines, changes, paymentNote } = summaryOf({ terms });
    expect(lines).toContainEqual({ label: "Your trade-in", amount: "-$5,000.00", isSum: false });
    expect(changes.join(" ")).toContain("your own estimate of $5,000");
    expect(paymentNote).toContain("$5,000.00 in trade equity");
  });

  test("says where a trade-in goes, where the store that has the car takes none", () => {
    const tradeStores = { store: "Sedalia", stores: ["Columbia", "Rolla"] };
    const changesWith = (tradeEquity: number) => {
      const quote = quoteOf({ terms: { ...input.terms, tradeEquity } });
      return quoteSummary({ ...quote, tradeStores }, texts).changes.join(" ");
    };
    expect(changesWith(500_000)).toContain(
      "Our Sedalia store takes none, so these numbers count on you selling us your car at our Columbia or Rolla store first.",
    );
    expect(changesWith(0)).not.toContain("Sedalia");
  });

  test("names the maker's offers in the price, and when they end", () => {
    const quote = quoteOf();
    const rebate = { label: "Customer Cash", cents: 100_000, endsOn: "2026-11-30" };
    const incentives = [{ ...rebate, conditional: false }];
    const { changes } = quoteSummary(
      { ...quote, vehicle: { ...quote.vehicle, incentives } },
      texts,
    );
    expect(changes.at(-1)).toBe(
      "Customer Cash. It takes $1,000 off this price and ends Monday, November 30.",
    );
  });

  test("names the maker's offers that can end for a new car only", () => {
    const lastOf = (condition: "new" | "used" | "certified") => {
      const quote = quoteOf();
      return quoteSummary({ ...quote, vehicle: { ...quote.vehicle, condition } }, texts).changes.at(
        -1,
      );
    };
    expect(lastOf("new")).toContain("A manufacturer or lender offer can expire");
    expect(lastOf("used")).toBe("Offers that end. A lender’s offer can expire before you buy.");
    expect(lastOf("certified")).toBe(lastOf("used"));
  });

  test.each([
    [null, "Plus tax, title, and registration, which depend on your ZIP code."],
    ["99501", "We can’t estimate tax for AK yet. Call us for your total."],
  ])("says what is missing for ZIP %s", (zip, exclusion) => {
    const { lines, exclusions, payments } = summaryOf({ zip });
    expect(exclusions).toEqual([exclusion]);
    expect(lines.at(-1)).toEqual({
      label: "Left to pay or finance",
      amount: "$17,599.00",
      isSum: true,
    });
    expect(payments.map(({ withTaxes }) => withTaxes)).toEqual([null, null]);
  });

  test("has a payment for each term and marks the visitor's", () => {
    expect(summaryOf().payments).toMatchObject([
      { term: "36 months", isChosen: false, rate: "6.99% APR" },
      {
        term: "60 months",
        isChosen: true,
        withTaxes: expect.stringContaining("with tax and title"),
      },
    ]);
  });
});
