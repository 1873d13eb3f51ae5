import { leasePayment } from "@forecourt/domain/payment/lease";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { leaseDisclosureLines, leaseTermsLine } from "./lease-texts.ts";
import type { Words } from "./payment-texts.ts";
import { fillText } from "./site-context.tsx";

const { texts } = siteFixture();
const t: Words = (key, values) => fillText(texts, key, values);

test("a lease says that it is one, what is due at signing, and that no deposit is", () => {
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
  expect(leaseTermsLine(t, offer)).toBe("36 months, $1,934.23 due at signing, 10,000 miles a year");
  expect(leaseDisclosureLines(t, offer)).toEqual([
    "This is an example of a lease: 36 monthly payments of $234.23, $1,934.23 due at signing or delivery, $10,132.28 in all. At the end you may return the car; its residual value is $13,110.00.",
    "10,000 miles a year are included. Each further mile costs $0.20 at the end of the lease.",
    "No security deposit is required.",
    "The lease charge is an example, not an offer: it depends on the lessor’s approval. Tax, title and registration are not included.",
  ]);
});
