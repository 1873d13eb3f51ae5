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
const names = (changes: Partial<PageState>, path = "/") =>
  pageEvents(page(changes), path).map(({ name }) => name);

test("every page is a PageView, also a 404 page", () => {
  expect(names({})).toEqual(["PageView"]);
  expect(names({ outcome: "not-found", area: null, page: null, status: 404 })).toEqual([
    "PageView",
  ]);
});

test("a page of a campaign is not a PageView, but shows its vehicle", () => {
  const path = "/car-direct-page/2017-mitsubishi-outlander-4A4AR3AU5HE012345";
  const direct = { area: "inventory", page: "vehicle", withoutPageView: true } as const;
  expect(names(direct, path)).toEqual(["ViewContent"]);
});

test("a search page adds Search, and a vehicle page adds ViewContent with its VIN", () => {
  expect(names({ area: "inventory", page: "search" })).toEqual(["PageView", "Search"]);
  const path = "/used-cars-for-sale/2017-mitsubishi-outlander-4a4ar3au5he012345?page=2";
  expect(pageEvents(page({ area: "inventory", page: "vehicle" }), path)).toEqual([
    { name: "PageView", facts: {} },
    { name: "ViewContent", facts: { vins: ["4A4AR3AU5HE012345"] } },
  ]);
});

test("a Search says how many cars were found", () => {
  const search = page({ area: "inventory", page: "search", eventFacts: { results: 128 } });
  expect(pageEvents(search, "/cars-for-sale").at(-1)).toEqual({
    name: "Search",
    facts: { results: 128 },
  });
});

test("an unavailable vehicle page is not a ViewContent", () => {
  expect(names({ area: "inventory", page: "vehicle", outcome: "unavailable" })).toEqual([
    "PageView",
  ]);
});
