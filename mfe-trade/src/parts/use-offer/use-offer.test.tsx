/** @jest-environment jsdom */
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { UseOffer } from "./use-offer.tsx";
import { offerEquityData } from "./use-offer-data.ts";

const number = "T-7K4M-2PXD";

function show(
  offerCents: number,
  payoffCents: number,
  pages: Record<string, boolean> = { search: true },
) {
  const visitor = createVisitorStore({ ...anonymousVisitor });
  const site = siteFixture({ pages });
  const data = offerEquityData(site, { number, offerCents, payoffCents });
  const { container, unmount } = render(
    <SiteProvider site={site}>
      <VisitorProvider store={visitor}>
        <UseOffer data={data} />
      </VisitorProvider>
    </SiteProvider>,
  );
  return { visitor, container, unmount };
}

test("an offer less the payoff leads to the cars as trade equity, by its number", () => {
  const { visitor } = show(1_534_599, 300_000);
  const link = screen.getByRole("link", { name: "Use it toward a car" });
  expect(link.getAttribute("href")).toBe("/cars-for-sale?trade=12345");
  expect(screen.getByText(/\$12,345.*T-7K4M-2PXD/)).toBeTruthy();
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(visitor.getState().terms).toEqual({
    tradingIn: true,
    tradeEquity: 1_234_500,
    tradeOffer: number,
    tradeOfferEquity: 1_234_500,
  });
});

test("what is owed is named only where something is", () => {
  const { container, unmount } = show(1_534_500, 300_000);
  expect(container.textContent).toContain("(Cash now, minus what you still owe) counts");
  unmount();
  expect(show(1_534_500, 0).container.textContent).toContain(
    "As a trade-in, $15,345 (Cash now) counts toward your next car: your offer T-7K4M-2PXD.",
  );
});

test("more owed than offered is said, and never becomes equity", () => {
  const { visitor, container } = show(1_000_000, 1_250_000);
  expect(screen.queryByRole("link")).toBeNull();
  expect(container.textContent).toContain("You owe $2,500 more than this offer");
  expect(container.textContent).not.toContain("trade=");
  expect(visitor.getState().terms).toEqual({});
});

test("nothing is shown where no equity is left, or where there are no cars to see", () => {
  expect(show(1_000_000, 1_000_000).container.textContent).toBe("");
  expect(show(1_000_000, 0, { search: false }).container.textContent).toBe("");
});
