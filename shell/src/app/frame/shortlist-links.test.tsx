/** @jest-environment jsdom */
import {
  shortlistEvent,
  shortlistKey,
} from "@forecourt/contracts/areas/inventory/shortlist-counts";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { ShortlistLinks } from "./shortlist-links.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

const pages = { search: true };
const car = { vin: "JA4J4TA81MZ000001", title: "Car" };

const draw = (cookieTier = 1) =>
  renderWithSite(<ShortlistLinks />, { site: { pages, cookieTier } });
const names = () => screen.queryAllByRole("link").map((link) => link.getAttribute("aria-label"));

beforeEach(() => localStorage.clear());

describe("ShortlistLinks", () => {
  test("link to the saved and the compared cars, without counts while there are none", () => {
    draw();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/saved-cars", "/compare"]);
    expect(names()).toEqual(["Saved cars", "Compare cars"]);
  });

  test("count the cars that this browser has stored", () => {
    localStorage.setItem(shortlistKey, JSON.stringify({ saved: [car, car], compared: [car] }));
    draw();
    expect(names()).toEqual(["Saved cars, 2", "Compare cars, 1"]);
  });

  test("do not read the storage before the visitor has allowed it", () => {
    localStorage.setItem(shortlistKey, JSON.stringify({ saved: [car] }));
    draw(3);
    expect(names()).toEqual(["Saved cars", "Compare cars"]);
  });

  test("follow what the inventory area announces", () => {
    draw(3);
    const detail = { saved: 3, compared: 0 };
    act(() => void window.dispatchEvent(new CustomEvent(shortlistEvent, { detail })));
    expect(names()).toEqual(["Saved cars, 3", "Compare cars"]);
  });

  test("follow a change of another tab", () => {
    draw();
    localStorage.setItem(shortlistKey, JSON.stringify({ compared: [car] }));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: shortlistKey })));
    expect(names()).toEqual(["Saved cars", "Compare cars, 1"]);
  });

  test.each(["{", '"text"', '{"saved":7}'])("count nothing in the stored %p", (stored) => {
    localStorage.setItem(shortlistKey, stored);
    draw();
    expect(names()).toEqual(["Saved cars", "Compare cars"]);
  });

  test("are missing where the dealer has no search", () => {
    renderWithSite(<ShortlistLinks />, { site: { pages: { search: false } } });
    expect(names()).toEqual([]);
  });
});
