import {
  completePaymentTerms,
  startingPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { cardPayment, paymentDisclosures } from "./card-payment.ts";

const site = siteFixture();
const withTerms = (terms: SearchPaymentTerms) => completePaymentTerms({ terms }, site);
const dealerTerms = startingPaymentTerms(site);

describe("cardPayment", () => {
  test("is computed from the advertised total and the terms", () => {
    // 6.49 % over 72 months on 11,000 after 1,000 down: 184.85 by any calculator.
    expect(cardPayment(1_200_000, 2015, dealerTerms, site)).toEqual({
      amount: "$185",
      terms: "72 mo, 6.49% APR, $1,000 down",
      disclosure: "payment-6-49",
    });
    const stated = withTerms({ months: 60, cashDown: 0, tradeEquity: 1000 });
    expect(cardPayment(1_200_000, 2015, stated, site)).toMatchObject({
      terms: "60 mo, 5.99% APR, $1,000 trade",
    });
  });

  test("names a trade-in beside the cash down, which it is added to", () => {
    const stated = withTerms({ cashDown: 2500, tradeEquity: 1000 });
    expect(cardPayment(1_200_000, 2015, stated, site)).toMatchObject({
      terms: "72 mo, 6.49% APR, $3,500 down and trade",
    });
    const share = withTerms({ cashDownPercent: 10, tradeEquity: 1000 });
    expect(cardPayment(1_200_000, 2015, share, site)).toMatchObject({
      terms: "72 mo, 6.49% APR, $2,200 down and trade",
    });
  });

  test("subtracts a percentage of each car's own total", () => {
    // 6.49 % over 72 months on 10,800 after 1,200 down: 181.50.
    expect(cardPayment(1_200_000, 2015, withTerms({ cashDownPercent: 10 }), site)).toEqual({
      amount: "$182",
      terms: "72 mo, 6.49% APR, 10% down",
      disclosure: "payment-6-49",
    });
  });

  test("uses the rate of newer cars for a newer car", () => {
    const { disclosure } = cardPayment(1_200_000, 2018, dealerTerms, site);
    expect(disclosure).toBe("payment-8-49");
  });

  test("has no amount if the down payment covers the price", () => {
    const covering = withTerms({ cashDown: 1500 });
    expect(cardPayment(150_000, 2015, covering, site)).toMatchObject({
      amount: null,
      terms: "Down payment covers the price",
    });
    const withTrade = withTerms({ cashDown: 500, tradeEquity: 1000 });
    expect(cardPayment(150_000, 2015, withTrade, site)).toMatchObject({
      amount: null,
      terms: "Down payment and trade-in cover the price",
    });
  });
});

describe("disclosures of a page", () => {
  test("are one for each rate, and each card refers to one of them", () => {
    const years = [2010, 2015, 2019, 2024];
    const ids = paymentDisclosures(years, dealerTerms, site).map(({ id }) => id);
    expect(ids).toEqual(["payment-6-49", "payment-8-49"]);
    for (const year of years)
      expect(ids).toContain(cardPayment(2_000_000, year, dealerTerms, site).disclosure);
    expect(paymentDisclosures([], dealerTerms, site)).toEqual([]);
  });

  test("state down payment, repayment terms and annual percentage rate", () => {
    const stated = withTerms({ months: 60, cashDown: 3000, tradeEquity: 1000 });
    const [disclosure] = paymentDisclosures([2015], stated, site);
    const text = disclosure?.paragraphs.join(" ");
    expect(text).toContain("Down payment: $3,000 in cash and $1,000 in trade equity.");
    expect(text).toContain("For example, $10,000.00 financed for 60 months at 5.99% APR");
    expect(text).toContain("59 monthly payments of $193.28 and a final payment of");
    expect(text).toContain("not an offer of credit");
  });

  test.each([5, 10, 45, 95])("state a down payment of %i percent", (cashDownPercent) => {
    const [disclosure] = paymentDisclosures([2015], withTerms({ cashDownPercent }), site);
    const text = disclosure?.paragraphs.join(" ");
    expect(text).toContain(`Down payment: ${cashDownPercent}% of the price in cash, no trade-in.`);
    expect(text).toContain("For example, $10,000.00 financed for 72 months");
  });
});
