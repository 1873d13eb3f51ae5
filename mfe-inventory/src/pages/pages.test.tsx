/** @jest-environment jsdom */
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { reply, site } from "../testing/inventory-fixture.ts";
import { packSearchData } from "./search/pack-search-data.ts";
import { loadParts, Page as SearchPage } from "./search/search-page.tsx";
import { searchView } from "./search/search-view.ts";

const searchState: SearchState = {
  filter: { condition: "used", bodyStyle: ["suvs"] },
  sort: null,
  page: 1,
  terms: {},
};

beforeAll(loadParts);

function show(page: ReactNode) {
  const all = <VisitorProvider store={createVisitorStore()}>{page}</VisitorProvider>;
  return render(<SiteProvider site={site}>{all}</SiteProvider>).container;
}

describe("the search page", () => {
  test("lists cars by name, with filters, chips, sort and pages as links", () => {
    const page = show(<SearchPage data={packSearchData(searchView(searchState, reply(), site))} />);
    expect(headingProblems(page)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Used SUVs for sale");
    const results = screen.getByRole("list", { name: "Results" });
    const link = within(results).getByRole("link", { name: "2021 Mitsubishi Outlander Sport" });
    expect(link.getAttribute("href")).toMatch(/-JA4J4TA81MZ000123$/);
    expect(within(results).getByText("$18,995")).toBeTruthy();
    const chips = screen.getByRole("list", { name: "Applied filters" });
    expect(within(chips).getByRole("link", { name: "Remove SUVs" })).toBeTruthy();
    const pages = screen.getByRole("navigation", { name: "Pages of results" });
    expect(within(pages).getByRole("link", { name: "Page 3" })).toBeTruthy();
  });

  test("links to other searches when there are no results", () => {
    const none = reply({ total: 0, pages: 0, vehicles: [] });
    show(<SearchPage data={packSearchData(searchView(searchState, none, site))} />);
    expect(screen.getByText("No vehicles match all of these filters")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show all vehicles" })).toBeTruthy();
  });
});
