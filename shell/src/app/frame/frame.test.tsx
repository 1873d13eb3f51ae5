/** @jest-environment jsdom */
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
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

describe("the frame of a page that is about a store", () => {
  const columbia = storeFixture({ id: "columbia", name: "Columbia", city: "Columbia" });
  const rolla = storeFixture({
    id: "rolla",
    name: "Rolla",
    phone: "+15735550170",
    addressLine1: "1435 Forum Ridge Drive",
  });
  const site = { store: columbia, stores: [columbia, rolla], storeChosen: true };
  const callOf = () => screen.getByRole("link", { name: /^Call/ }).getAttribute("href");
  const footer = () => screen.getByRole("contentinfo").textContent;

  test("has its name, phone and address, and the visitor's store stays chosen", () => {
    renderWithSite(<Frame store={rolla}>the page</Frame>, { site });
    expect(callOf()).toBe("tel:+15735550170");
    expect(footer()).toContain("1435 Forum Ridge Drive");
    expect(footer()).not.toContain(columbia.addressLine1);
    const banner = within(screen.getByRole("banner"));
    expect(banner.getByText("Change store:", { exact: false }).parentElement?.textContent).toBe(
      "Change store: Rolla",
    );
    const [chosen] = screen.getAllByRole("button", { current: true, hidden: true });
    expect(chosen?.textContent).toContain("Columbia");
  });

  test("has its menus, whose links to variants of a page are no-follow", () => {
    const menu = {
      ...menuFixture,
      header: [
        { label: "Service", path: "/service?store=rolla", rel: "nofollow" as const, links: [] },
      ],
    };
    renderWithSite(<Frame store={{ ...rolla, menu }}>the page</Frame>, { site });
    const banner = within(screen.getByRole("banner"));
    const [link] = banner.getAllByRole("link", { name: "Service", hidden: true });
    expect([link?.getAttribute("href"), link?.getAttribute("rel")]).toEqual([
      "/service?store=rolla",
      "nofollow",
    ]);
  });

  test("names the store of the number while a group's visitor has chosen none", () => {
    renderWithSite(<Frame>the page</Frame>, { site: { ...site, storeChosen: false } });
    expect(screen.getByRole("link", { name: "Call Columbia: (573) 555-0142" })).toBeTruthy();
  });

  test("has the visitor's store again with the next page", () => {
    const element = siteElement({ site });
    const { rerender } = render(element(<Frame store={rolla}>a store</Frame>));
    rerender(element(<Frame>the next page</Frame>));
    expect(callOf()).toBe("tel:+15735550142");
    expect(footer()).toContain(columbia.addressLine1);
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
