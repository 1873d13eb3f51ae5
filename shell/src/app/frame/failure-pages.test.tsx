/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { AreaFallback } from "./area-fallback.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

describe("the page of an address that leads nowhere", () => {
  test("says so in the words of the specification and leads home", () => {
    renderWithSite(<NotFoundPage />);
    expect(screen.getByText("404")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
    expect(screen.getByText("Sorry, we couldn’t find the page you’re looking for.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go back home" }).getAttribute("href")).toBe("/");
  });
});

describe("the page of a failure", () => {
  test("shows the status, and the number to mention when there is one", () => {
    renderWithSite(<ErrorPage status={500} requestId="7f3c" />);
    expect(screen.getByText("500")).toBeTruthy();
    expect(screen.getByText(/7f3c/)).toBeTruthy();
  });
});

describe("in place of an area that does not answer", () => {
  test("says what is missing, calls the store and leads elsewhere", () => {
    renderWithSite(<AreaFallback area="inventory" />, { navigation: { path: "/cars-for-sale" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("inventory");
    expect(screen.getByRole("link", { name: "Call (573) 555-0142" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go back home" })).toBeTruthy();
  });

  test("asks the server again with a whole new document", () => {
    renderWithSite(<AreaFallback area="trade" />, { navigation: { path: "/sell-trade-my-car" } });
    const again = screen.getByRole("link", { name: "Try again" });
    expect(again.getAttribute("href")).toBe("/sell-trade-my-car");
    expect(again.hasAttribute("data-document")).toBe(true);
  });

  test("calls the service department about service", () => {
    renderWithSite(<AreaFallback area="service" />);
    const call = screen.getByRole("link", { name: "Call (573) 555-0143" });
    expect(call.getAttribute("href")).toBe("tel:+15735550143");
  });
});
