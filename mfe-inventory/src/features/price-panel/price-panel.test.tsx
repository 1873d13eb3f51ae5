/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import { PricePanel } from "./price-panel.tsx";

const price = {
  sticker: [],
  conditional: [],
  vehicle: "$18,396.00",
  fees: [
    { label: "Documentary fee", amount: "$589.00" },
    { label: "30-day temporary tag fee", amount: "$10.00" },
  ],
  total: "$18,995.00",
};
const rest = { before: null, actions: null, outTheDoor: null };

describe("PricePanel", () => {
  test("shows the total once, then the car and each fee on separate lines", () => {
    renderWithTexts(<PricePanel price={price} {...rest} />);
    const names = screen.getAllByRole("term").map((term) => term.textContent);
    const amounts = screen.getAllByRole("definition").map((amount) => amount.textContent);
    expect(names).toEqual([
      "Price with dealer fees",
      "Vehicle price",
      "Documentary fee",
      "30-day temporary tag fee",
    ]);
    expect(amounts).toEqual(["$18,995", "$18,396.00", "$589.00", "$10.00"]);
  });

  test("says what is not included, and links to the full price", () => {
    renderWithTexts(
      <PricePanel {...rest} price={price} before="Was $19,995" outTheDoor="#out-the-door" />,
    );
    expect(screen.getByText(/Tax, title, and registration are extra\./)).toBeTruthy();
    const link = screen.getByRole("link", { name: "See it with your tax and fees" });
    expect(link.getAttribute("href")).toBe("#out-the-door");
    expect(screen.getByText("Was $19,995")).toBeTruthy();
  });

  test("shows the main actions before the parts of the price", () => {
    const actions = <a href="/test-drive">Schedule Test Drive</a>;
    renderWithTexts(<PricePanel {...rest} price={price} actions={actions} />);
    const main = screen.getByRole("link", { name: "Schedule Test Drive" });
    const part = screen.getByText("Vehicle price");
    expect(main.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("shows the way from the MSRP to the price, and what only some buyers get", () => {
    const sticker = [
      { label: "MSRP", amount: "$20,396.00" },
      { label: "Dealer discount", amount: "−$2,000.00" },
    ];
    const conditional = ["Military appreciation: $500 off"];
    renderWithTexts(<PricePanel {...rest} price={{ ...price, sticker, conditional }} />);
    const names = screen.getAllByRole("term").map((term) => term.textContent);
    expect(names.slice(1, 4)).toEqual(["MSRP", "Dealer discount", "Vehicle price"]);
    expect(screen.getByRole("listitem").textContent).toBe("Military appreciation: $500 off");
  });

  test("shows cents only when they are not zero", () => {
    renderWithTexts(<PricePanel price={{ ...price, total: "$18,754.03" }} {...rest} />);
    expect(screen.getByText("$18,754.03")).toBeTruthy();
  });

  test("shows the call-for-price text and no lines without a price", () => {
    const actions = <a href="tel:+1">Call</a>;
    renderWithTexts(<PricePanel {...rest} price={null} actions={actions} />);
    expect(screen.getByText(/^We don’t list a price for this vehicle online\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Call" })).toBeTruthy();
    expect(screen.queryByRole("term")).toBeNull();
  });
});
