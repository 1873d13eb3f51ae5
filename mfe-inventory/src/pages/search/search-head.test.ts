import { resolveSearchState } from "@forecourt/contracts/areas/inventory/search/resolve-search-state";
import { parseSearchUrl } from "@forecourt/contracts/areas/inventory/search/search-url";
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { reply, site } from "../../testing/inventory-fixture.ts";
import { searchHead } from "./search-head.ts";

const group = {
  ...site,
  stores: ["columbia", "rolla", "sedalia"].map((id) => storeFixture({ id, name: id })),
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

  test("has no place for the cars of several stores, which it names", () => {
    const { title, description } = headOf("/used-cars-for-sale?store=sedalia,rolla");
    expect(title).toMatch(/^Used cars \(rolla, sedalia\) for sale \| /);
    expect(description).not.toContain(" in ".concat(group.store.city));
  });

  test("names no store and no place for the cars of all stores", () => {
    const { title } = headOf("/used-cars-for-sale?store=sedalia,rolla,columbia");
    expect(title).toMatch(/^Used cars for sale \| /);
  });
});
