import { expect, test } from "@jest/globals";
import type { PageState } from "../page-state.ts";
import { pageEvents } from "./page-events.ts";

const page = (changes: Partial<PageState>): PageState => ({
  outcome: "page",
  status: 200,
  area: "company",
  page: "home",
  data: null,
  head: { title: "", description: "", canonical: "/" },
  deferred: {},
  ...changes,
});
const names = (changes: Partial<PageState>) => pageEvents(page(changes)).map(({ name }) => name);

test("every page is a PageView, also a 404 page", () => {
  expect(names({})).toEqual(["PageView"]);
  expect(names({ outcome: "not-found", area: null, page: null, status: 404 })).toEqual([
    "PageView",
  ]);
});

test("a page of a campaign is not a PageView, but shows its vehicle", () => {
  const direct = { area: "inventory", page: "vehicle", withoutPageView: true } as const;
  expect(names(direct)).toEqual(["ViewContent"]);
});

test("a search page adds Search, and a vehicle page adds ViewContent", () => {
  expect(names({ area: "inventory", page: "search" })).toEqual(["PageView", "Search"]);
  expect(names({ area: "inventory", page: "vehicle" })).toEqual(["PageView", "ViewContent"]);
});

test("a Search says how many cars were found", () => {
  const search = page({ area: "inventory", page: "search", eventFacts: { results: 128 } });
  expect(pageEvents(search).at(-1)).toEqual({
    name: "Search",
    facts: { results: 128 },
  });
});

test("an unavailable vehicle page is not a ViewContent", () => {
  expect(names({ area: "inventory", page: "vehicle", outcome: "unavailable" })).toEqual([
    "PageView",
  ]);
});
