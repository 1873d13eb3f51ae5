/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HeaderMenus } from "./header-menus.tsx";
import { menuFixture } from "./testing/menu-fixture.ts";
import { renderWithSite } from "./testing/render-with-site.tsx";

const summary = (text: string) => {
  const found = screen.getByText(text).closest("summary");
  if (!found) throw new Error(`no menu "${text}"`);
  return found;
};
const isOpen = (text: string) => summary(text).parentElement?.hasAttribute("open");
const link = (name: string) => within(screen.getByRole("navigation")).getByText(name).closest("a");

describe("the header's menus", () => {
  const user = userEvent.setup();

  beforeEach(() => {
    renderWithSite(<HeaderMenus />, { site: { menu: menuFixture } });
  });

  test("are a landmark with a name", () => {
    expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
  });

  test("toggle on click", async () => {
    await user.click(summary("Financing"));
    expect(isOpen("Financing")).toBe(true);
    await user.click(summary("Financing"));
    expect(isOpen("Financing")).toBe(false);
  });

  test("share a name, so that one is open at a time without JavaScript", () => {
    const names = [...document.querySelectorAll("details")].map((details) =>
      details.getAttribute("name"),
    );
    expect(names).toEqual(["header-menu", "header-menu"]);
  });

  test("are links when they have no entries", () => {
    expect(link("Sell/Trade")?.getAttribute("href")).toBe("/sell-trade-my-car");
  });

  test("close on Escape and return the focus to the summary", async () => {
    await user.click(summary("Shop Used"));
    link("All used")?.focus();
    await user.keyboard("{Escape}");
    expect(isOpen("Shop Used")).toBe(false);
    expect(document.activeElement).toBe(summary("Shop Used"));
  });

  test("close when the visitor clicks elsewhere", async () => {
    await user.click(summary("Financing"));
    await user.click(document.body);
    expect(isOpen("Financing")).toBe(false);
  });

  test("close when the focus leaves them", async () => {
    await user.click(summary("Financing"));
    summary("Shop Used").focus();
    expect(isOpen("Financing")).toBe(false);
  });

  test("close when a link is clicked", async () => {
    await user.click(summary("Shop Used"));
    const target = link("All used");
    target?.addEventListener("click", (event) => event.preventDefault());
    if (target) await user.click(target);
    expect(isOpen("Shop Used")).toBe(false);
  });

  test("move along the row with the arrow keys, Home and End", async () => {
    summary("Financing").focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(summary("Shop Used"));
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(link("Sell/Trade"));
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(link("Sell/Trade"));
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(summary("Shop Used"));
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(summary("Financing"));
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(link("Sell/Trade"));
  });

  test("go from an open menu into its links with the down arrow, and along them", async () => {
    await user.click(summary("Shop Used"));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(link("All used"));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(link("Under $20K"));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(link("Under $20K"));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(link("All used"));
  });
});
