/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { AreaFallback } from "./area-fallback.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
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
