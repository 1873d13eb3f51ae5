/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { PricePanel } from "./price-panel.tsx";
import { renderWithTexts } from "./testing/render-with-texts.tsx";

const price = {
  vehicle: "$18,396.00",
  fees: [
    { label: "Documentary fee", amount: "$589.00" },
    { label: "Thirty-day drive fee", amount: "$10.00" },
  ],
  total: "$18,995.00",
};

describe("PricePanel", () => {
  test("has the car and each fee on a line of its own, and their total last", () => {
    renderWithTexts(<PricePanel price={price} before={null} actions={null} />);
    const names = screen.getAllByRole("term").map((term) => term.textContent);
    const amounts = screen.getAllByRole("definition").map((amount) => amount.textContent);
    expect(names).toEqual([
      "Vehicle price",
      "Documentary fee",
      "Thirty-day drive fee",
      "Total price",
    ]);
    expect(amounts).toEqual(["$18,396.00", "$589.00", "$10.00", "$18,995.00"]);
  });

  test("says what is not in it", () => {
    renderWithTexts(<PricePanel price={price} before="Was $19,995" actions={null} />);
    expect(screen.getByText("Tax, title and registration are extra.")).toBeTruthy();
    expect(screen.getByText("Was $19,995")).toBeTruthy();
  });

  test.each([
    ["$18,995.00", "$18,995"],
    ["$18,754.03", "$18,754.03"],
  ])("writes %s large as %s: no cents that are none", (total, shown) => {
    renderWithTexts(<PricePanel price={{ ...price, total }} before={null} actions={null} />);
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
  });

  test("asks for a call where there is no price, and lists nothing", () => {
    renderWithTexts(<PricePanel price={null} before={null} actions={<a href="tel:+1">Call</a>} />);
    expect(screen.getByText("Call for Price")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Call" })).toBeTruthy();
    expect(screen.queryByRole("term")).toBeNull();
  });
});
