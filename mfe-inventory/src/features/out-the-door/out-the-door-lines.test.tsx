/** @jest-environment jsdom */

import { anonymousVisitor, type BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { outTheDoor } from "@forecourt/domain/payment/out-the-door";
import { taxRules } from "@forecourt/domain/payment/testing/tax-rules";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import { OutTheDoorLines } from "./out-the-door-lines.tsx";

function show(zip: string, trade = 0, terms: BuyerPreferences = {}) {
  const tradeIn = trade === 0 ? null : { allowance: trade, payoff: 0 };
  const question = { vehicle: 2_000_000, isNew: false, fees: [], zip, tradeIn };
  const price = outTheDoor(question, taxRules);
  if (price.kind !== "price") throw new Error(price.kind);
  const store = createVisitorStore({ ...anonymousVisitor, terms });
  renderWithTexts(<OutTheDoorLines price={price} trade={trade} />, store);
}

test("a price with every tax and fee is called out-the-door price", () => {
  show("63701", 100_000);
  expect(screen.getByText("Out-the-door price, ZIP 63701")).toBeTruthy();
  expect(screen.getByText("Amount due")).toBeTruthy();
});

test("a trade-in is named as the offer that it comes from, as long as the amount is that of the offer", () => {
  const terms = { tradingIn: true, tradeOffer: "T-7K4M-2PXD", tradeOfferEquity: 100_000 };
  show("63701", 100_000, terms);
  expect(screen.getByText("Your trade-in offer T-7K4M-2PXD")).toBeTruthy();
  cleanup();
  show("63701", 200_000, terms);
  expect(screen.getByText("Your trade-in")).toBeTruthy();
});

test("a price without local tax has a line that states it", () => {
  show("65201", 100_000);
  expect(screen.getByText("Minimum out-the-door price, ZIP 65201")).toBeTruthy();
  expect(screen.getByText("Minimum amount due")).toBeTruthy();
  expect(screen.getByText(/don’t have the city and county sales tax for ZIP 65201/)).toBeTruthy();
});
