/** @jest-environment jsdom */
import { href } from "@forecourt/contracts/href";
import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HeaderSearch, MobileSearch } from "./header-search.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

const site = { pages: { search: true } };

describe("HeaderSearch", () => {
  test("opens a form that searches all cars, which needs no script", async () => {
    const { container } = renderWithSite(<HeaderSearch />, { site });
    const summary = container.querySelector("summary");
    expect(summary?.textContent).toBe("Search our cars");
    await userEvent.click(summary ?? container);
    const form = screen.getByRole("search", { name: "Search our cars" });
    expect(form.getAttribute("action")).toBe(href.search());
    expect(form.getAttribute("method")).toBeNull();
    const box = screen.getByRole("searchbox", { name: "Search our cars" });
    expect(box.getAttribute("name")).toBe("q");
  });

  test("closes when the search is sent", async () => {
    const { container } = renderWithSite(<HeaderSearch />, { site });
    await userEvent.click(container.querySelector("summary") ?? container);
    const form = screen.getByRole("search");
    form.addEventListener("submit", (event) => event.preventDefault());
    fireEvent.submit(form);
    expect(container.querySelector("details")?.open).toBe(false);
  });

  test("is missing, as in the mobile menu, where the dealer has no search", () => {
    const off = { site: { pages: { search: false } } };
    expect(renderWithSite(<HeaderSearch />, off).container.textContent).toBe("");
    expect(renderWithSite(<MobileSearch />, off).container.textContent).toBe("");
  });
});
