/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { Frame } from "./frame.tsx";
import { menuFixture } from "./testing/menu-fixture.ts";
import { renderWithSite, siteElement } from "./testing/render-with-site.tsx";

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

describe("the minimal frame", () => {
  const site = {
    pages: { search: true },
    menu: { ...menuFixture, footerLine: [{ label: "Privacy policy", path: "/privacy-policy" }] },
  };
  const names = () =>
    screen
      .queryAllByRole("navigation", { hidden: true })
      .map((one) => one.getAttribute("aria-label"));

  test("has logo, phone and legal links, and no menu, search or footer menu", async () => {
    renderWithSite(<Frame layout="minimal">the page</Frame>, { site });
    expect(names()).toEqual([]);
    expect(screen.queryByRole("search", { hidden: true })).toBeNull();
    expect(screen.queryAllByRole("button", { name: /menu/i })).toEqual([]);
    const banner = within(screen.getByRole("banner"));
    expect(banner.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "tel:+15735550142",
    ]);
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: "Privacy policy" })).toBeTruthy();
    expect(screen.getAllByRole("main")).toHaveLength(1);
    await userEvent.setup().tab();
    expect(document.activeElement?.textContent).toBe("Skip to content");
  });

  test("is hydrated as rendered, and menus return with the next page", () => {
    const minimal = <Frame layout="minimal">the page</Frame>;
    const element = siteElement({ site });
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element(minimal));
    // React reports a difference as a console error, which fails the test.
    const { rerender, unmount } = render(element(minimal), { container, hydrate: true });
    expect(names()).toEqual([]);
    rerender(element(<Frame>the next page</Frame>));
    expect(names()).toEqual(expect.arrayContaining(["Main", "Menu", "Footer"]));
    rerender(element(minimal));
    expect(names()).toEqual([]);
    unmount();
    container.remove();
  });
});
