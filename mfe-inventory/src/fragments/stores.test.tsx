import type { SiteContext } from "@forecourt/contracts/site";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { reply, requestWith, site } from "../testing/inventory-fixture.ts";
import { Fragment } from "./stores.tsx";
import { loadStores } from "./stores-loader.ts";

const places = [
  storeFixture({ id: "columbia", name: "Columbia" }),
  storeFixture({ id: "rolla", name: "Rolla" }),
];
const group: SiteContext = {
  ...site,
  stores: places,
  places,
  pages: { ...site.pages, search: true, locations: true },
};
const counted = [{ value: "columbia", label: "columbia", count: 112 }];

function load(changes: Partial<typeof group> = {}, stores = counted) {
  const answers = { "/api/inventory/search": reply({ stores }) };
  const { request, asked } = requestWith("/", answers, { site: { ...group, ...changes } });
  return { data: loadStores(request), asked };
}

describe("the stores of the home page", () => {
  test("are all stores of a group, with the way to their cars", async () => {
    const data = await load().data;
    expect(data?.stores.map(({ name, cars }) => [name, cars])).toEqual([
      ["Columbia", { label: "See 112 cars", href: "/cars-for-sale?store=columbia" }],
      ["Rolla", null],
    ]);
    expect(data?.stores.map(({ page }) => page)).toEqual([
      "/locations/columbia",
      "/locations/rolla",
    ]);
    const [first] = data?.stores ?? [];
    expect(first?.statuses).toEqual([
      expect.stringMatching(/^Sales: (?:Open until|Closed · opens) /),
      expect.stringMatching(/^Service: (?:Open until|Closed · opens) /),
    ]);
  });

  test("are nothing at a dealer with one store, without a request", async () => {
    const { data, asked } = load({ places: places.slice(0, 1) });
    expect(await data).toBeNull();
    expect(asked).toEqual([]);
  });

  test("begin with the chosen one, and count the cars of all", async () => {
    const rolla = storeFixture({ id: "rolla", name: "Rolla" });
    const { data, asked } = load({ store: rolla, storeChosen: true }, [
      ...counted,
      { value: "rolla", label: "rolla", count: 0 },
    ]);
    const { stores = [] } = (await data) ?? {};
    expect(stores.map(({ id, isChosen, cars }) => [id, isChosen, cars?.label])).toEqual([
      ["rolla", true, undefined],
      ["columbia", false, "See 112 cars"],
    ]);
    expect(decodeURIComponent(String(asked[0]))).toMatch(/store=columbia.*rolla/);
  });

  test("have no cars to see where the dealer has no search, or none at all", async () => {
    const withoutSearch = load({ pages: { ...site.pages, search: false } });
    expect((await withoutSearch.data)?.stores.map(({ cars }) => cars)).toEqual([null, null]);
    expect(withoutSearch.asked).toEqual([]);
    expect((await load({}, []).data)?.stores.map(({ cars }) => cars)).toEqual([null, null]);
  });

  test("are drawn with address, phone and directions", async () => {
    const data = await load().data;
    if (!data) throw new Error("no stores");
    const html = renderToString(
      <SiteProvider site={group}>
        <Fragment data={data} />
      </SiteProvider>,
    );
    expect(html).toContain("Our stores");
    expect(html).not.toContain("Your store");
    expect(html).toContain("4180 Sycamore Bend Road");
    expect(html).toContain('href="tel:');
    expect(html).toContain('href="https://maps.example/cape"');
  });
});
