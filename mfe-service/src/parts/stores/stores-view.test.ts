import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteMenu } from "@forecourt/contracts/site-menu";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import type { NoServiceData } from "./no-service-view.ts";
import { otherStoresHref, redirectToStores, type StoresData, storesView } from "./stores-view.ts";

const { store } = siteFixture();

/** A store at a latitude; the others are north of it. */
function place(id: string, latitude: number, hasService = true): SiteStore {
  const map = { ...store.map, latitude, longitude: -92 };
  return { ...store, id, name: id, city: id, map, service: hasService ? store.service : null };
}

/** Menu of a store that has specials today. */
const menu: SiteMenu = {
  header: [],
  mobile: [],
  footer: [{ title: "Service", links: [{ label: "Specials", path: "/special-offers/service" }] }],
  footerLine: [],
};
const places = [place("north", 40), place("middle", 39, false), { ...place("south", 38.5), menu }];
const stores = places.map(({ id, name, city }) => ({ id, name, city, stateShort: "MO" }));

function group(chosen: string | null): SiteContext {
  const shown = places.find(({ id }) => id === (chosen ?? "north")) ?? store;
  const hasService = shown.service !== null;
  const pages = { ...siteFixture().pages, service: hasService, serviceElsewhere: !hasService };
  return siteFixture({ store: shown, storeChosen: chosen !== null, stores, places, pages });
}

const viewOf = (chosen: string | null, path = "/service/schedule") =>
  storesView(pageRequest(path, "http://service.test", { site: group(chosen) }));
const idsOf = (view: ReturnType<typeof storesOf>) => view?.stores.map(({ id }) => id);

function storesOf(chosen: string | null, path?: string): StoresData | null {
  const view = viewOf(chosen, path);
  if (view?.kind === "no-service") throw new Error("expected stores to choose from");
  return view;
}

function noServiceOf(path: string): NoServiceData {
  const view = viewOf("middle", path);
  if (view?.kind !== "no-service")
    throw new Error("expected the stores of a store without service");
  return view;
}

describe("the stores of a booking", () => {
  test("are asked for while a group's visitor has chosen none, and lead back with what was named", () => {
    const view = storesOf(null, "/service/schedule?offer=oil&make=Kia");
    expect(idsOf(view)).toEqual(["north", "south"]);
    expect(view?.back).toBe("/service/schedule?offer=oil&make=Kia");
  });

  test("are not asked for at the chosen store, unless the address asks", () => {
    expect(viewOf("south")).toBeNull();
    const view = storesOf("south", "/service/schedule?choose=1&offer=oil");
    expect(idsOf(view)).toEqual(["south", "north"]);
    expect(view?.back).toBe("/service/schedule?offer=oil");
  });

  test("are not asked for at a dealer with one store", () => {
    const request = pageRequest("/service/schedule?choose=1", "http://service.test");
    expect(storesView(request)).toBeNull();
    expect(otherStoresHref(request.site, request.url)).toBeNull();
  });

  test("are named with the ways to them at a store without a service department, the nearest first", () => {
    const view = noServiceOf("/service/schedule?from=/service");
    expect(view.title).toBe("middle has no service department");
    expect(view.note).toContain("switch back to middle");
    expect(view.cards).toMatchObject({
      back: "/service",
      stores: [
        {
          id: "south",
          phone: store.service?.phone,
          call: "Call (573) 555-0143",
          directionsUrl: store.map.url,
          lines: ["35 miles from middle", `Open ${store.service?.hoursText}`],
          go: { label: "Schedule at south", href: "/service/schedule?store=south" },
          link: {
            label: "Service specials",
            href: "/special-offers/service?store=south",
          },
          choose: "Make south my store",
        },
        { id: "north", lines: ["69 miles from middle", expect.anything()] },
      ],
    });
  });

  test("are led to by the specials that were asked for, at stores that have some today", () => {
    const from = "/special-offers/service/oil-change";
    const { lead, cards } = noServiceOf(`/service/schedule?from=${from}`);
    expect(lead).toContain("on special");
    expect(cards.back).toBe(from);
    expect(cards.stores.map(({ go, link }) => [go?.href, link?.href])).toEqual([
      [`${from}?store=south`, "/service/schedule?store=south"],
      ["/service/schedule?store=north", undefined],
    ]);
  });

  test("lead back to service pages alone", () => {
    const back = (from: string) =>
      noServiceOf(`/service/schedule?from=${encodeURIComponent(from)}`).cards.back;
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
