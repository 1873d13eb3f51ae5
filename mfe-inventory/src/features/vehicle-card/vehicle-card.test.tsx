/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { cardFixture } from "../../testing/card-fixture.ts";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import { VehicleCard } from "./vehicle-card.tsx";
import { VehicleGrid } from "./vehicle-grid.tsx";

describe("VehicleCard", () => {
  test("is one link with the name of the car", () => {
    const card = cardFixture();
    renderWithTexts(<VehicleCard card={card} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    const link = screen.getByRole("link", { name: "2021 Mitsubishi Outlander" });
    expect(link.getAttribute("href")).toBe(card.href);
    expect(screen.getByRole("heading", { level: 2 }).contains(link)).toBe(true);
  });

  test("shows trim, mileage, one fact, the total and the previous total", () => {
    renderWithTexts(<VehicleCard card={cardFixture()} />);
    const card = within(screen.getByRole("article"));
    expect(card.getByText("SE")).toBeTruthy();
    expect(card.getByText("38,120 miles · All-wheel drive")).toBeTruthy();
    expect(card.getByText("$18,995")).toBeTruthy();
    expect(card.getByText("Was $19,995")).toBeTruthy();
  });

  test("shows miles per gallon and the store of the car in one line", () => {
    renderWithTexts(<VehicleCard card={cardFixture({ mpg: "23/29 mpg", store: "Columbia" })} />);
    expect(screen.getByText("23/29 mpg · Columbia")).toBeTruthy();
  });

  test("shows the price rating before one other badge", () => {
    renderWithTexts(<VehicleCard card={cardFixture({ rating: "Great price" })} />);
    expect(screen.getByText("Great price").nextSibling?.textContent).toBe("Certified");
    expect(screen.queryByText("Price reduced by $1,000")).toBeNull();
  });

  test("shows the brand of a title after the price rating, and two badges in all", () => {
    const card = cardFixture({ rating: "Great price", brandedTitle: "Rebuilt title" });
    renderWithTexts(<VehicleCard card={card} />);
    expect(screen.getByText("Great price").nextSibling?.textContent).toBe("Rebuilt title");
    expect(screen.queryByText("Certified")).toBeNull();
  });

  test("shows the call-for-price text without a price", () => {
    renderWithTexts(<VehicleCard card={cardFixture({ total: null, previousPrice: null })} />);
    expect(screen.getByText("Call for Price")).toBeTruthy();
  });

  test("has no stray separator when a fact is missing", () => {
    renderWithTexts(<VehicleCard card={cardFixture({ mileage: null })} />);
    expect(screen.getByText("All-wheel drive")).toBeTruthy();
  });

  test("shows at most two badges", () => {
    renderWithTexts(<VehicleCard card={cardFixture({ badges: ["New", "Reduced", "Rare"] })} />);
    expect(screen.getByText("Reduced")).toBeTruthy();
    expect(screen.queryByText("Rare")).toBeNull();
  });
});

describe("VehicleGrid", () => {
  test("is a labeled list that loads the image of its first card before the others", () => {
    const cards = ["A", "B", "C", "D"].map((letter) =>
      cardFixture({ vin: letter, image: `photos/${letter}.jpg`, imageLabel: letter }),
    );
    renderWithTexts(<VehicleGrid cards={cards} label="Results" />);
    const list = within(screen.getByRole("list", { name: "Results" }));
    expect(list.getAllByRole("listitem")).toHaveLength(4);
    expect(list.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual([
      "eager",
      "lazy",
      "lazy",
      "lazy",
    ]);
    expect(list.getAllByRole("img").map((image) => image.getAttribute("fetchpriority"))).toEqual([
      "high",
      "auto",
      "auto",
      "auto",
    ]);
  });
});
