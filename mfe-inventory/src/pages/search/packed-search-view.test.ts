import { resolveSearchState } from "@forecourt/contracts/areas/inventory/search/resolve-search-state";
import { parseSearchUrl } from "@forecourt/contracts/areas/inventory/search/search-url";
import { describe, expect, test } from "@jest/globals";
import { car, reply, site } from "../../testing/inventory-fixture.ts";
import { packSearchData } from "./pack-search-data.ts";
import { packedSearchView } from "./packed-search-view.ts";
import { searchView } from "./search-view.ts";

function stateOf(address: string) {
  const { pathname, searchParams } = new URL(address, site.origin);
  const draft = parseSearchUrl(pathname, searchParams);
  const state = draft && resolveSearchState(draft, { vocabulary: { makes: [] }, settings: site });
  if (!state) throw new Error(`${address} is no search`);
  return state;
}

const fresh = (state: ReturnType<typeof stateOf>, answer: ReturnType<typeof reply>, of = site) =>
  packSearchData(searchView(state, answer, of));

describe("packedSearchView", () => {
  const used = stateOf("/used-cars-for-sale");

  test("is made once for the same reply, state and site", () => {
    const answer = reply({ vehicles: [car()] });
    const first = packedSearchView(used, answer, site);
    expect(first).toEqual(fresh(used, answer));
    expect(packedSearchView(stateOf("/used-cars-for-sale"), answer, site)).toBe(first);
  });

  test("follows a changed price, state, payment terms and configuration", () => {
    const answer = reply({ vehicles: [car()] });
    const changed = reply({ vehicles: [car({ price: 1_234_500 })] });
    const edited = { ...site, texts: { ...site.texts, "search.heading": "Our {what}" } };
    const withTerms = { ...used, terms: { ...used.terms, months: 36 } };
    packedSearchView(used, answer, site);
    for (const [state, of, by] of [
      [used, changed, site],
      [stateOf("/used-cars-for-sale?page=2"), answer, site],
      [withTerms, answer, site],
      [used, answer, edited],
      [used, answer, site],
    ] as const) {
      expect(packedSearchView(state, of, by)).toEqual(fresh(state, of, by));
    }
    expect(packedSearchView(used, changed, site).cards[0]?.total).toContain("$12,");
    expect(packedSearchView(used, answer, edited).heading).toMatch(/^Our /);
  });

  test("has right views when a reply has many states", () => {
    const answer = reply({ vehicles: [car()] });
    for (let months = 36; months < 60; months += 1) {
      const state = { ...used, terms: { ...used.terms, months } };
      expect(packedSearchView(state, answer, site)).toEqual(fresh(state, answer));
    }
  });
});
