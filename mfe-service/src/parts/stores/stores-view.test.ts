import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { otherStoresHref, redirectToStores, storesView } from "./stores-view.ts";

const { store } = siteFixture();

/** A store at a latitude; the others are north of it. */
function place(id: string, latitude: number, hasService = true): SiteStore {
  const map = { ...store.map, latitude, longitude: -92 };
  return { ...store, id, name: id, city: id, map, service: hasService ? store.service : null };
}

const places = [place("north", 40), place("middle", 39, false), place("south", 38.5)];
const stores = places.map(({ id, name, city }) => ({ id, name, city, stateShort: "MO" }));

function group(chosen: string | null): SiteContext {
  const shown = places.find(({ id }) => id === (chosen ?? "north")) ?? store;
  const hasService = shown.service !== null;
  const pages = { ...siteFixture().pages, service: hasService, serviceElsewhere: !hasService };
  return siteFixture({ store: shown, storeChosen: chosen !== null, stores, places, pages });
}

const viewOf = (chosen: string | null, path = "/service/schedule") =>
  storesView(pageRequest(path, "http://service.test", { site: group(chosen) }));
const idsOf = (view: ReturnType<typeof viewOf>) => view?.stores.map(({ id }) => id);

describe("the stores of a booking", () => {
  test("are asked for while a group's visitor has chosen none, and lead back with what was named", () => {
    const view = viewOf(null, "/service/schedule?offer=oil&make=Kia");
    expect(idsOf(view)).toEqual(["north", "south"]);
    expect(view?.back).toBe("/service/schedule?offer=oil&make=Kia");
  });

  test("are not asked for at the chosen store, unless the address asks", () => {
    expect(viewOf("south")).toBeNull();
    const view = viewOf("south", "/service/schedule?choose=1&offer=oil");
    expect(idsOf(view)).toEqual(["south", "north"]);
    expect(view?.back).toBe("/service/schedule?offer=oil");
  });

  test("are not asked for at a dealer with one store", () => {
    const request = pageRequest("/service/schedule?choose=1", "http://service.test");
    expect(storesView(request)).toBeNull();
    expect(otherStoresHref(request.site, request.url)).toBeNull();
  });

  test("are named with their distance at a store without a service department, the nearest first", () => {
    const view = viewOf("middle", "/service/schedule?from=/special-offers/service/oil-change");
    expect(view?.title).toBe("middle has no service department");
    expect(idsOf(view)).toEqual(["south", "north"]);
    expect(view?.stores.map(({ lines }) => lines[1])).toEqual([
      "35 miles from middle",
      "69 miles from middle",
    ]);
    expect(view?.back).toBe("/special-offers/service/oil-change");
  });

  test("lead back to service pages alone", () => {
    const back = (from: string) =>
      viewOf("middle", `/service/schedule?from=${encodeURIComponent(from)}`)?.back;
    expect(back("/service")).toBe("/service");
    for (const other of [
      "//evil.example",
      "https://evil.example",
      "/cars-for-sale",
      "/service//x",
    ]) {
      expect(back(other)).toBe("/service/schedule");
    }
  });

  test("are where the other service pages lead at a store without a service department", () => {
    const at = (chosen: string) =>
      redirectToStores(pageRequest("/service", "http://service.test", { site: group(chosen) }));
    expect(at("middle")).toBe("/service/schedule?from=%2Fservice");
    expect(at("south")).toBeNull();
  });
});
