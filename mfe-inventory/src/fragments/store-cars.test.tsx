import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { car, reply, requestWith, site } from "../testing/inventory-fixture.ts";
import { Fragment } from "./store-cars.tsx";
import { loadStoreCars } from "./store-cars-loader.ts";

const places = [storeFixture(), storeFixture({ id: "rolla", name: "Rolla" })];

function load(store: string, vehicles = [car({ storeId: "rolla" })], total = 1_072) {
  const answers = {
    "/api/inventory/search": { ...reply({ vehicles }), total },
    "/api/inventory/picked": { vehicles },
  };
  const of = { site: { ...site, places, stores: places }, params: { store } };
  const { request, asked } = requestWith(`/locations/${store}`, answers, of);
  return { data: loadStoreCars(request), asked };
}

describe("the cars at a store", () => {
  test("are counted, and lead to all of that store's cars", async () => {
    const { data, asked } = load("rolla");
    expect(await data).toMatchObject({
      title: "1,072 cars at our Rolla store",
      cards: [{ vin: car().vin }],
      link: { label: "See all 1,072 cars at Rolla", href: "/cars-for-sale?store=rolla" },
    });
    expect(asked[0]?.searchParams.get("store")).toBe("rolla");
    expect((await load("rolla", undefined, 1).data)?.link.label).toBe("See the car at Rolla");
  });

  test("are nothing for an unknown store, which asks for none, and for one without cars", async () => {
    const { data, asked } = load("springfield");
    expect(await data).toBeNull();
    expect(asked).toEqual([]);
    expect(await load("rolla", [], 0).data).toBeNull();
  });

  test("are drawn as links with their prices", async () => {
    const data = await load("rolla").data;
    if (!data) throw new Error("no cars");
    const html = renderToString(
      <SiteProvider site={site}>
        <Fragment data={data} />
      </SiteProvider>,
    );
    expect(html).toContain("1,072 cars at our Rolla store");
    expect(html).toContain("$18,995");
  });
});
