/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { AreaFallback } from "./area-fallback.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { menuFixture } from "./testing/menu-fixture.ts";
import { renderWithSite } from "./testing/render-with-site.tsx";

describe("NotFoundPage", () => {
  test("shows the texts of the specification and a link home", () => {
    renderWithSite(<NotFoundPage />);
    expect(screen.getByText("404")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
    expect(screen.getByText("Sorry, we couldn’t find the page you’re looking for.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go back home" }).getAttribute("href")).toBe("/");
  });
});

describe("NotFoundPage, for a visitor who came for a car", () => {
  test("searches the inventory and links to its lists", () => {
    renderWithSite(<NotFoundPage />, {
      site: { menu: menuFixture, pages: { search: true } },
    });
    const search = screen.getByRole("search");
    expect(search.getAttribute("action")).toBe("/cars-for-sale");
    expect(screen.getByRole("searchbox", { name: "Find your next car" }).getAttribute("name")).toBe(
      "q",
    );
    const links = within(screen.getByRole("navigation", { name: "Shop cars" }));
    expect(links.getByRole("link", { name: "All cars" }).getAttribute("href")).toBe(
      "/cars-for-sale",
    );
  });

  test("links to the contact page where the dealer has one", () => {
    const { unmount } = renderWithSite(<NotFoundPage />, { site: { pages: { contact: true } } });
    const link = screen.getByRole("link", { name: "Contact us and we’ll help you find it" });
    expect(link.getAttribute("href")).toBe("/contact-us");
    unmount();
    renderWithSite(<NotFoundPage />, { site: { pages: {} } });
    expect(screen.queryByRole("link", { name: /^Contact us/ })).toBeNull();
  });

  test("has no search where the dealer has switched the search page off", () => {
    renderWithSite(<NotFoundPage />, { site: { pages: { home: true } } });
    expect(screen.queryByRole("search")).toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

describe("ErrorPage", () => {
  test("shows the status and the request id, if any", () => {
    renderWithSite(<ErrorPage status={500} requestId="7f3c" />);
    expect(screen.getByText("500")).toBeTruthy();
    expect(screen.getByText(/7f3c/)).toBeTruthy();
  });
});

describe("AreaFallback", () => {
  test("names the area and links to a call and the home page", () => {
    renderWithSite(<AreaFallback area="inventory" />, { navigation: { path: "/cars-for-sale" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("inventory");
    expect(screen.getByRole("link", { name: "Call (573) 555-0142" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go back home" })).toBeTruthy();
  });

  test("links to the same page as a document", () => {
    renderWithSite(<AreaFallback area="trade" />, { navigation: { path: "/sell-trade-my-car" } });
    const again = screen.getByRole("link", { name: "Try again" });
    expect(again.getAttribute("href")).toBe("/sell-trade-my-car");
    expect(again.hasAttribute("data-document")).toBe(true);
  });

  test("shows the service department's phone for the service area", () => {
    renderWithSite(<AreaFallback area="service" />);
    const call = screen.getByRole("link", { name: "Call (573) 555-0143" });
    expect(call.getAttribute("href")).toBe("tel:+15735550143");
  });
});
