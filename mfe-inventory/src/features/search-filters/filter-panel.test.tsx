/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import type { FilterGroup, FilterOption } from "./filter-data.ts";
import { FilterButton, FilterRail } from "./filter-panel.tsx";

const option = (label: string, changes: Partial<FilterOption> = {}): FilterOption => ({
  label,
  href: `/${label}`,
  nofollow: false,
  selected: false,
  count: 12,
  countLabel: "12 vehicles",
  ...changes,
});
const group = (options: FilterOption[], changes: Partial<FilterGroup> = {}): FilterGroup => ({
  id: "make",
  title: "Make",
  summary: "",
  open: true,
  look: "list",
  options,
  form: null,
  note: null,
  ...changes,
});

function draw(options: FilterOption[], clearHref: string | null = "/all") {
  renderWithTexts(
    <>
      <FilterButton applied={2} />
      <FilterRail groups={[group(options)]} showCount="Show 128 vehicles" clearHref={clearHref} />
    </>,
  );
  return document.querySelector<HTMLElement>("aside");
}

describe("FilterPanel", () => {
  test("opens and closes with buttons that work without JavaScript", () => {
    const rail = draw([option("Ford")]);
    const open = screen.getByRole("button", { name: "Filter 2" });
    const show = screen.getByRole("button", { name: "Show 128 vehicles", hidden: true });
    expect(rail?.getAttribute("popover")).toBe("auto");
    expect(open.getAttribute("popovertarget")).toBe(rail?.id);
    expect(show.getAttribute("popovertarget")).toBe(rail?.id);
    expect(show.getAttribute("popovertargetaction")).toBe("hide");
  });

  test("shows every option as a link with the number of its cars", () => {
    draw([option("Ford", { count: 1234, countLabel: "1,234 vehicles" })]);
    const link = screen.getByRole("link", { name: /^Ford ?, 1,234 vehicles$/, hidden: true });
    expect(link.getAttribute("href")).toBe("/Ford");
    expect(link.textContent).toBe("Ford");
    expect(link.closest("li")?.dataset.count).toBe("1,234");
    expect(link.getAttribute("rel")).toBeNull();
  });

  test("marks the selected option", () => {
    draw([option("Ford"), option("Kia", { selected: true })]);
    const current = screen.getByRole("link", { current: true, hidden: true });
    expect(current.textContent).toContain("Kia");
  });

  test("does not link an option without cars, unless it is selected", () => {
    draw([option("Ford", { count: 0, href: null }), option("Kia", { count: 0, selected: true })]);
    expect(screen.queryByRole("link", { name: /Ford/, hidden: true })).toBeNull();
    expect(screen.getByRole("link", { name: /Kia/, hidden: true })).toBeTruthy();
  });

  test("collapses a long list", async () => {
    const makes = Array.from({ length: 12 }, (_, index) => option(`Make ${index}`));
    const rail = draw(makes);
    const more = within(rail ?? document.body).getByText("Show 4 more");
    const rest = more.closest("details");
    expect(rest?.open).toBe(false);
    await userEvent.setup().click(more);
    expect(rest?.open).toBe(true);
    expect(rest?.querySelectorAll("a")).toHaveLength(4);
  });

  test("expands a long list when the selected option is in its collapsed part", () => {
    const makes = Array.from({ length: 12 }, (_, index) =>
      option(`Make ${index}`, { selected: index === 11 }),
    );
    const rail = draw(makes);
    expect(
      within(rail ?? document.body)
        .getByText("Show 4 more")
        .closest("details")?.open,
    ).toBe(true);
  });

  test("shows the clear-all link only when a filter is applied", () => {
    draw([option("Ford")], null);
    expect(screen.queryByRole("link", { name: "Clear all", hidden: true })).toBeNull();
  });
});
