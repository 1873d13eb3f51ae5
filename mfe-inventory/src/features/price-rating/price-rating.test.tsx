/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import { PriceRating } from "./price-rating.tsx";
import type { PriceRatingData } from "./price-rating-data.ts";

const data: PriceRatingData = {
  level: "high",
  headline: "High price",
  summary: "$2,000 above the typical price of similar cars",
  basis: ["Compared with 37 similar cars.", "12 are ours."],
  scale: {
    label: "This car is priced at $20,000.",
    price: 92,
    low: 8,
    median: 20,
    high: 40.5,
    legend: {
      price: "This car $20,000",
      half: "Half of similar cars",
      median: "Typical (median) price",
    },
  },
  method: ["Similar cars are of the same make.", "Each car counts once."],
};

describe("PriceRating", () => {
  test("shows the rating as text under a heading, with its basis", () => {
    renderWithTexts(<PriceRating data={data} />);
    expect(screen.getByRole("region", { name: "How this price compares" })).toBeTruthy();
    expect(screen.getByText("High price")).toBeTruthy();
    expect(screen.getByText("$2,000 above the typical price of similar cars")).toBeTruthy();
    expect(screen.getByText("Compared with 37 similar cars. 12 are ours.")).toBeTruthy();
  });

  test("draws the scale as one image with a label and without inline styles", () => {
    const { container } = renderWithTexts(<PriceRating data={data} />);
    const scale = screen.getByRole("img", { name: "This car is priced at $20,000." });
    expect(scale.querySelector("circle")?.getAttribute("cx")).toBe("92%");
    const half = scale.querySelectorAll("rect")[1];
    expect([half?.getAttribute("x"), half?.getAttribute("width")]).toEqual(["8%", "32.5%"]);
    expect(container.querySelector("[style]")).toBeNull();
  });

  test("lists the method, one sentence per item", () => {
    renderWithTexts(<PriceRating data={data} />);
    const method = screen.getByText("How we compare").closest("details");
    expect(method?.querySelectorAll("li")).toHaveLength(2);
  });

  test("says why there is no rating, without a scale", () => {
    const headline = "No price rating for this car";
    const summary = "We found only 3 similar cars, and we need at least 8 to rate a price.";
    const none = { ...data, level: null, headline, summary, basis: [], scale: null };
    renderWithTexts(<PriceRating data={none} />);
    expect(screen.getByText(summary)).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("How we compare")).toBeTruthy();
  });

  test("renders nothing without data", () => {
    const { container } = renderWithTexts(<PriceRating data={null} />);
    expect(container.innerHTML).toBe("");
  });
});
