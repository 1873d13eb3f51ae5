/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Frame } from "./frame.tsx";
import { menuFixture, renderWithSite } from "./testing/render-with-site.tsx";

describe("the frame", () => {
  test("has one banner, one main part and one footer around the page", () => {
    renderWithSite(<Frame>the page</Frame>, { site: { menu: menuFixture } });
    expect(screen.getByRole("main").textContent).toBe("the page");
    expect(screen.getAllByRole("banner")).toHaveLength(1);
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
  });

  test("gives every navigation a name of its own", () => {
    renderWithSite(<Frame>the page</Frame>, { site: { menu: menuFixture } });
    const names = screen
      .getAllByRole("navigation", { hidden: true })
      .map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual(expect.arrayContaining(["Main", "Menu", "Quick actions", "Footer"]));
    expect(new Set(names).size).toBe(names.length);
  });

  test("has the skip link as its first focusable element", async () => {
    renderWithSite(<Frame>the page</Frame>, { site: { menu: menuFixture } });
    await userEvent.setup().tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to content" }));
    expect(document.activeElement?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  });

  test("has a focusable main element", () => {
    renderWithSite(<Frame>the page</Frame>);
    screen.getByRole("main").focus();
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  test("links home by the logo with the dealer's name", () => {
    renderWithSite(<Frame>the page</Frame>);
    const [logo] = screen.getAllByRole("link", { name: "Ozark Trail Mitsubishi, home page" });
    expect(logo?.getAttribute("href")).toBe("/");
  });

  test("shows the dealer's name without a logo image", () => {
    const logo = { label: "Ozark Trail", image: null };
    renderWithSite(<Frame>the page</Frame>, { site: { logo } });
    expect(within(screen.getByRole("banner")).getAllByText("Ozark Trail").length).toBeGreaterThan(
      0,
    );
  });

  test("has one phone link with the number", () => {
    renderWithSite(<Frame>the page</Frame>);
    const call = screen.getByRole("link", { name: "Call (573) 555-0142" });
    expect(call.getAttribute("href")).toBe("tel:+15735550142");
  });

  test("formats phone numbers with the dealer's mask", () => {
    const phoneMasks = { general: "999.999.9999", input: "+1 (999) 999-9999" };
    renderWithSite(<Frame>the page</Frame>, { site: { phoneMasks } });
    expect(screen.getByRole("link", { name: "Call 573.555.0142" })).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "573.555.0142" }).length).toBeGreaterThan(0);
    expect(screen.queryByText(/\(573\)/)).toBeNull();
  });
});
