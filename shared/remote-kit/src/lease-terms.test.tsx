/** @jest-environment jsdom */
import { leasePayment } from "@forecourt/domain/payment/lease";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { leaseParagraphs } from "./lease-paragraphs.ts";
import { LeaseTerms } from "./lease-terms.tsx";

const lease = {
  price: 2_100_000,
  reduction: 170_000,
  residual: 1_311_000,
  moneyFactor: 0.00125,
  months: 36,
  taxPercent: 10.25,
};
const payment = leasePayment(lease);
const offer = {
  lease,
  payment,
  cashDown: 170_000,
  milesPerYear: 10_000,
  perMile: 20,
  acquisitionFee: 69_500,
};
const paragraphs = leaseParagraphs(siteFixture().texts);

test("says that it is a lease, what is due at signing and capitalized, and that there is no security deposit", () => {
  const { container } = render(<LeaseTerms id="terms" offer={offer} paragraphs={paragraphs} />);
  const lines = [...container.querySelectorAll("#terms[data-credit-terms] > p")];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "This is an example of a lease: 36 monthly payments of $234.23, $1,934.23 due at signing or delivery, $10,132.28 in all. At lease end, you may return the car; its residual value is $13,110.00.",
    "Gross capitalized cost $21,000.00, which includes our dealer fees and an acquisition fee of $695.00. Capitalized cost reduction $1,700.00, adjusted capitalized cost $19,300.00. Money factor 0.00125, total rent charge $1,458.56.",
    "10,000 miles per year are included. Each additional mile costs $0.20 at lease end.",
    "No security deposit is required.",
    "With $1,700 down and no trade-in.",
    "This is an example, not an offer. Your lease terms depend on the lessor’s approval. Tax, title, and registration are not included.",
  ]);
});

test("does not compile without one of its texts", () => {
  // @ts-expect-error -- Regulation M requires all of them
  const incomplete: typeof paragraphs = [
    paragraphs[0],
    paragraphs[1],
    paragraphs[2],
    paragraphs[3],
    paragraphs[4],
  ];
  expect(incomplete).toHaveLength(5);
});
