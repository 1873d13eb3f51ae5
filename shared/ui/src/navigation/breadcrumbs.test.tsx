/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

describe("Breadcrumbs", () => {
  test("links the pages above and names the page itself without a link", () => {
    const trail = [
      { label: "Home", href: "/" },
      { label: "Service", href: "/service" },
      { label: "Tires" },
    ];
    render(<Breadcrumbs label="Breadcrumb" trail={trail} />);
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeTruthy();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/", "/service"]);
    expect(screen.getByText("Tires").getAttribute("aria-current")).toBe("page");
  });
});
