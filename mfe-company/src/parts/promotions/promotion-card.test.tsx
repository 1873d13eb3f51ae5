/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { promotionFixture, promotionsFixture } from "./fixtures/promotions.ts";
import { PromotionCard } from "./promotion-card.tsx";
import { PromotionRow } from "./promotion-row.tsx";

describe("a promotion", () => {
  test("has one link, its labels, its picture as decoration and its fine print as text", () => {
    const { container } = render(<PromotionCard promotion={promotionFixture} level={2} />);
    const link = screen.getByRole("link", { name: "See our service specials" });
    expect(link.getAttribute("href")).toBe("/special-offers/service");
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 2, name: "Ready for winter" })).toBeTruthy();
    expect(container.querySelector("img")?.getAttribute("alt")).toBe("");
    for (const text of ["Service", "Winter", "While there is room on the lift."]) {
      expect(container.textContent).toContain(text);
    }
  });

  test("shows the terms of its credit claim beside it", () => {
    const { container } = render(<PromotionRow list={promotionsFixture} />);
    const terms = [...container.querySelectorAll("[data-credit-terms] > p")];
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      "72 monthly payments of $273.50 at 9.49% APR.",
    ]);
    expect(screen.getByRole("region", { name: "Going on" }).id).toBe("promotions");
  });
});
