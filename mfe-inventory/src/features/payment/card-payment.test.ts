import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { cardPayment, paymentDisclosures } from "./card-payment.ts";

const site = siteFixture();

describe("cardPayment", () => {
  test("is computed from the advertised total and the terms", () => {
    // 5.49 % over 24 months on 10,000 after 1,000 down and 1,000 of trade: 440.94 by any calculator.
    expect(cardPayment(1_200_000, 2015, {}, site)).toEqual({
      amount: "$441",
      terms: "24 months at 5.49% APR, $1,000 down, $1,000 trade equity",
      disclosure: "payment-5-49",
    });
    expect(cardPayment(1_200_000, 2015, { months: 60, cashDown: 0 }, site)).toMatchObject({
      terms: "60 months at 5.99% APR, no cash down, $1,000 trade equity",
    });
  });

  test("uses the rate of newer cars for a newer car", () => {
    expect(cardPayment(1_200_000, 2018, {}, site)).toMatchObject({ disclosure: "payment-7-49" });
  });

  test("says so when the down payment covers the price", () => {
    expect(cardPayment(150_000, 2015, {}, site)).toMatchObject({
      amount: null,
      terms: "Down payment and trade-in cover the price",
    });
  });
});

describe("disclosures of a page", () => {
  test("are one for each rate, and each card refers to one of them", () => {
    const years = [2010, 2015, 2019, 2024];
    const ids = paymentDisclosures(years, {}, site).map(({ id }) => id);
    expect(ids).toEqual(["payment-5-49", "payment-7-49"]);
    for (const year of years)
      expect(ids).toContain(cardPayment(2_000_000, year, {}, site).disclosure);
    expect(paymentDisclosures([], {}, site)).toEqual([]);
  });

  test("state down payment, repayment terms and annual percentage rate", () => {
    const [disclosure] = paymentDisclosures([2015], { months: 60, cashDown: 3000 }, site);
    const text = disclosure?.paragraphs.join(" ");
    expect(text).toContain("Down payment: $3,000 in cash and $1,000 in trade equity.");
    expect(text).toContain("For example, $10,000.00 financed for 60 months at 5.99% APR");
    expect(text).toContain("59 monthly payments of $193.28 and a final payment of");
    expect(text).toContain("not an offer of credit");
  });
});
