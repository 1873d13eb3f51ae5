/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server.node";
import { DepartmentTabs } from "./department-tabs.tsx";
import { content } from "./fixtures/content.ts";

const tabs = <DepartmentTabs departments={content.departments} />;

const selected = () =>
  screen
    .getAllByRole("tab")
    .filter((tab) => tab.getAttribute("aria-selected") === "true")
    .map(({ textContent }) => textContent);

/** Ids of the panels that the style sheet shows. */
const shown = () => [...document.querySelectorAll("[data-shown]")].map(({ id }) => id);

describe("the department tabs", () => {
  afterEach(() => history.replaceState(null, "", "/"));

  test("without JavaScript they are links to their panels, all of which are in the page", () => {
    document.body.innerHTML = renderToStaticMarkup(tabs);
    expect(screen.queryByRole("tab")).toBeNull();
    const link = screen.getByRole("link", { name: "Shop" });
    expect(document.querySelector(link.getAttribute("href") ?? "")?.textContent).toContain(
      "About Shop",
    );
    document.body.innerHTML = "";
  });

  test("the first one is selected, and each names its panel", () => {
    render(tabs);
    expect(screen.getByRole("tablist", { name: "How we can help" })).toBeTruthy();
    expect(selected()).toEqual(["Finance"]);
    expect(shown()).toEqual(["finance"]);
    const panel = screen.getByRole("tabpanel", { name: "Shop" });
    expect(screen.getByRole("tab", { name: "Shop" }).getAttribute("aria-controls")).toBe(panel.id);
  });

  test("the address chooses one, at first and later", () => {
    history.replaceState(null, "", "/#shop");
    render(tabs);
    expect(shown()).toEqual(["shop"]);
    history.replaceState(null, "", "/#trade");
    act(() => void dispatchEvent(new Event("hashchange")));
    expect(shown()).toEqual(["trade"]);
  });

  test("an address that is of no panel leaves the choice alone", async () => {
    render(tabs);
    await userEvent.click(screen.getByRole("tab", { name: "Trade" }));
    history.replaceState(null, "", "/#questions");
    act(() => void dispatchEvent(new Event("hashchange")));
    expect(shown()).toEqual(["trade"]);
  });

  test("a click selects and does not move the page", async () => {
    render(tabs);
    await userEvent.click(screen.getByRole("tab", { name: "Shop" }));
    expect(selected()).toEqual(["Shop"]);
    expect(shown()).toEqual(["shop"]);
    expect(location.hash).toBe("");
  });

  test("arrow keys go round, Home and End to the ends; only the selected one is in the tab order", async () => {
    render(tabs);
    screen.getByRole("tab", { name: "Finance" }).focus();
    for (const [key, name] of [
      ["{ArrowLeft}", "Trade"],
      ["{ArrowRight}", "Finance"],
      ["{ArrowRight}", "Shop"],
      ["{End}", "Trade"],
      ["{Home}", "Finance"],
    ] as const) {
      await userEvent.keyboard(key);
      expect(selected()).toEqual([name]);
      expect(document.activeElement?.textContent).toBe(name);
    }
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  test("a panel without links can be reached by keyboard itself", () => {
    render(tabs);
    expect(screen.getByRole("tabpanel", { name: "Trade" }).tabIndex).toBe(0);
    const shop = screen.getByRole("tabpanel", { name: "Shop" });
    expect(shop.hasAttribute("tabindex")).toBe(false);
    expect(within(shop).getByRole("link", { name: "Go to Shop" })).toBeTruthy();
  });
});
