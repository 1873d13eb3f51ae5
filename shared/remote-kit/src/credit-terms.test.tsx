/** @jest-environment jsdom */
import { estimatePayment } from "@forecourt/domain/payment/estimate";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { CreditTerms } from "./credit-terms.tsx";
import { SiteProvider } from "./site-context.tsx";

const site = siteFixture();
const terms = { cashDown: 100_000, tradeEquity: 100_000, creditScore: 720, months: 24 };
const estimate = estimatePayment(1_200_000, 2015, terms, site.financeProgram);

function lines(full?: boolean): string[] {
  const { container } = render(
    <SiteProvider site={site}>
      <CreditTerms
        id="terms"
        estimate={estimate}
        creditLabel="Good"
        {...(full !== undefined && { full })}
      />
    </SiteProvider>,
  );
  return [...container.querySelectorAll("#terms[data-credit-terms] > p")].map(
    ({ textContent }) => textContent,
  );
}

test("shows payments, rate, down payment and amount financed, and that it is an estimate", () => {
  expect(lines()).toEqual([
    expect.stringMatching(/^24 months: 23 payments of \$4\d\d\.\d\d$/),
    expect.stringMatching(/^Final payment \$4\d\d\.\d\d$/),
    expect.stringMatching(/^\d+\.\d\d% APR \(annual percentage rate\)$/),
    "$1,000 down, $1,000 trade-in equity",
    "Amount financed $10,000.00",
    "Example rate: Good credit, score around 720",
    "Includes our fees, not tax, title, and registration. An estimate, not an offer of credit.",
  ]);
});

test("adds the total of payments and the finance charge when full", () => {
  const added = lines(true).filter((line) => !lines().includes(line));
  expect(added).toEqual([
    expect.stringMatching(/^Total of payments \$/),
    expect.stringMatching(/^Finance charge \$/),
  ]);
});
