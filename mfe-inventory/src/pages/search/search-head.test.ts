import { resolveSearchState } from "@forecourt/contracts/areas/inventory/search/resolve-search-state";
import { parseSearchUrl } from "@forecourt/contracts/areas/inventory/search/search-url";
import { describe, expect, test } from "@jest/globals";
import { reply, site } from "../../testing/inventory-fixture.ts";
import { searchHead } from "./search-head.ts";

const group = {
  ...site,
  places: (site.places ?? []).concat(
    [
      { id: "rolla", city: "Rolla" },
      { id: "sedalia", city: "Sedalia" },
    ].map((place) => ({ ...site.store, ...place, name: place.city, stateShort: "MO" })),
  ),
};

function headOf(address: string) {
  const { pathname, searchParams } = new URL(address, site.origin);
  const draft = parseSearchUrl(pathname, searchParams);
  const state = draft && resolveSearchState(draft, { vocabulary: { makes: [] }, settings: group });
  if (!state) throw new Error(`${address} is no search`);
  return searchHead(state, reply({}), group);
}

describe("the title of a list", () => {
  test("has the place of the one store whose cars it lists, without its name in parentheses", () => {
    const { title, description } = headOf("/used-cars-for-sale?store=sedalia");
    expect(title).toMatch(/^Used cars for sale in Sedalia, MO \| /);
    expect(description).toMatch(/^Used cars at .* in Sedalia, MO: /);
  });

  test("has the visitor's place for the cars of several stores, which it names", () => {
    const { title } = headOf("/used-cars-for-sale?store=sedalia,rolla");
    expect(title).not.toContain("Sedalia, MO");
    expect(title).toContain("Used cars (rolla, sedalia) for sale in");
  });
});
