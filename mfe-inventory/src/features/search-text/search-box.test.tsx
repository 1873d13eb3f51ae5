/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SortMenu } from "../../pages/search/sort-menu.tsx";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import { AppliedChips } from "../search-filters/applied-chips.tsx";

describe("AppliedChips", () => {
  const chips = [{ label: "SUVs", removeLabel: "Remove SUVs", href: "/used-cars-for-sale" }];

  test("list the applied filters, each with a link that removes it", () => {
    renderWithTexts(<AppliedChips chips={chips} clearHref="/cars-for-sale" />);
    const list = within(screen.getByRole("list", { name: "Applied filters" }));
    const remove = list.getByRole("link", { name: "Remove SUVs" });
    expect(remove.getAttribute("href")).toBe("/used-cars-for-sale");
    expect(list.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe(
      "/cars-for-sale",
    );
  });

  test("are not rendered when no filter is applied", () => {
    const { container } = renderWithTexts(<AppliedChips chips={[]} clearHref={null} />);
    expect(container.textContent).toBe("");
  });
});

describe("SortMenu", () => {
  const sorts = [
    { label: "Newest", href: "?", selected: true, count: null },
    { label: "Price (lowest)", href: "?sort=priceLow", selected: false, count: null },
  ];

  test("is labeled with the current order and lists the others", async () => {
    renderWithTexts(<SortMenu sorts={sorts} />);
    const summary = document.querySelector("summary");
    expect(summary?.textContent).toBe("Sort by Newest");
    if (summary) await userEvent.setup().click(summary);
    expect(document.querySelector("details")?.open).toBe(true);
    expect(screen.getByRole("link", { current: true }).textContent).toBe("Newest");
    expect(screen.getByRole("link", { name: "Price (lowest)" }).getAttribute("href")).toBe(
      "?sort=priceLow",
    );
  });
});
