/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Pagination } from "./pagination.tsx";

const pageLabels = {
  label: "Pages of results",
  previous: "Previous page",
  next: "Next page",
  page: (page: number) => `Page ${page}`,
  position: "Page 5 of 12",
};
const links = (...pages: number[]) =>
  pages.map((page) => ({ page, href: `?page=${page}`, current: page === 5 }));

describe("Pagination", () => {
  test("links every page with a name and marks the current one", () => {
    render(
      <Pagination
        numbers={links(1, 4, 5, 6, 12)}
        previous="?page=4"
        next="?page=6"
        labels={pageLabels}
      />,
    );
    const nav = within(screen.getByRole("navigation", { name: "Pages of results" }));
    expect(nav.getByRole("link", { name: "Page 12" }).getAttribute("href")).toBe("?page=12");
    expect(nav.getByRole("link", { current: "page" }).textContent).toBe("5");
    expect(nav.getByText("Page 5 of 12")).toBeTruthy();
  });

  test("shows a gap that is hidden from screen readers", () => {
    render(
      <Pagination
        numbers={links(1, 4, 5, 6, 12)}
        previous={null}
        next={null}
        labels={pageLabels}
      />,
    );
    const gaps = screen.getAllByText("…");
    expect(gaps).toHaveLength(2);
    expect(gaps.every((gap) => gap.getAttribute("aria-hidden") === "true")).toBe(true);
  });

  test("has previous and next links, except at the ends", () => {
    render(<Pagination numbers={links(1, 2)} previous={null} next="?page=2" labels={pageLabels} />);
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("rel")).toBe("next");
    expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull();
  });

  test("renders nothing for a single page", () => {
    const { container } = render(
      <Pagination numbers={links(1)} previous={null} next={null} labels={pageLabels} />,
    );
    expect(container.textContent).toBe("");
  });
});
