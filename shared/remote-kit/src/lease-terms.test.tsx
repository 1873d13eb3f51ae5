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
const offer = { lease, payment, cashDown: 170_000, milesPerYear: 10_000, perMile: 20 };
const paragraphs = leaseParagraphs(siteFixture().texts);

test("says that it is a lease, what is due at signing, and that there is no security deposit", () => {
  const { container } = render(<LeaseTerms id="terms" offer={offer} paragraphs={paragraphs} />);
  const lines = [...container.querySelectorAll("#terms[data-credit-terms] > p")];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "This is an example of a lease: 36 monthly payments of $234.23, $1,934.23 due at signing or delivery, $10,132.28 in all. At the end you may return the car; its residual value is $13,110.00.",
    "10,000 miles a year are included. Each further mile costs $0.20 at the end of the lease.",
    "No security deposit is required.",
    "With $1,700 down and no trade-in. Our fees are included.",
    "The lease charge is an example, not an offer: it depends on the lessor’s approval. Tax, title and registration are not included.",
  ]);
});

test("does not compile without one of its texts", () => {
  // @ts-expect-error -- Regulation M requires all of them
  const incomplete: typeof paragraphs = [
    paragraphs[0],
    paragraphs[1],
    paragraphs[2],
    paragraphs[3],
  ];
  expect(incomplete).toHaveLength(4);
});
