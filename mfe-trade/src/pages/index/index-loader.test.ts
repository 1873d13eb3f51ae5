import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { content } from "./fixtures/content.ts";
import { loadIndex } from "./index-loader.ts";

function load(site = siteFixture()) {
  return withService(answer(getTradeIndex, content), async ({ url, receivedHeaders }) => {
    const result = await loadIndex(pageRequest("/sell-trade-my-car", url, { site }));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return { ...result, receivedHeaders };
  });
}

describe("loadIndex", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    const { data, head, receivedHeaders } = await load();
    if (data.elsewhere !== null) throw new Error("expected the index");
    const { head: published, ...rest } = content;
    expect(data).toMatchObject(rest);
    expect(data.form).toMatchObject({
      action: startFormPath,
      by: "vin",
      ways: ["vin", "car"],
      faults: {},
    });
    expect(head).toEqual({ ...published, canonical: "/sell-trade-my-car" });
    const ofDealer = { [internalHeaders.dealer]: "ozark" };
    expect(receivedHeaders).toMatchObject([ofDealer, ofDealer]);
  });

  test("names the stores that buy cars at one that does not, the nearest first, and asks the service nothing", async () => {
    const { store } = siteFixture();
    const place = (id: string, latitude: number, buysCars = true) => {
      const map = { ...store.map, latitude, longitude: -92 };
      return { ...store, id, name: id, map, buysCars };
    };
    const here = place("here", 39, false);
    const places = [place("far", 41), here, place("near", 38.5)];
    const pages = { sellTrade: false, sellTradeElsewhere: true, locations: true };
    const site = siteFixture({ store: here, storeChosen: true, places, pages });
    const result = await loadIndex(
      pageRequest("/sell-trade-my-car", "http://trade.test", { site }),
    );
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    expect(result.head).toMatchObject({ canonical: "/sell-trade-my-car", index: false });
    expect(result.data.elsewhere).toMatchObject({
      title: "Our here store doesn’t buy cars",
      cards: {
        back: "/sell-trade-my-car",
        stores: [
          { id: "near", page: "/locations/near", choose: "Get an offer from near" },
          { id: "far", page: "/locations/far", choose: "Get an offer from far" },
        ],
      },
    });
    expect(result.data.elsewhere?.cards.stores.map(({ lines }) => lines[0])).toEqual([
      "35 miles from here",
      "138 miles from here",
    ]);
  });

  test("names a group’s stores that buy cars, and those that do not, while none is chosen", async () => {
    const { store } = siteFixture();
    const place = (name: string, buysCars = true) => ({ ...store, id: name, name, buysCars });
    const places = [place("Columbia"), place("Rolla"), place("Sedalia", false)];
    const { data } = await load(siteFixture({ places, stores: places }));
    if (data.elsewhere !== null) throw new Error("expected the index");
    expect(data.stores?.lead).toMatch(/in Columbia and Rolla, but not in Sedalia\./);
    expect(data.stores?.cards).toMatchObject({
      back: null,
      stores: [
        { name: "Columbia", call: "Call (573) 555-0142", lines: [`Open ${store.sales.hoursText}`] },
        { name: "Rolla" },
      ],
    });
    const buyers = places.slice(0, 2);
    const all = await load(siteFixture({ places: buyers, stores: buyers }));
    expect(all.data).toMatchObject({
      stores: { lead: expect.stringContaining("at every one of our stores") },
    });
    const chosen = await load(siteFixture({ places, stores: places, storeChosen: true }));
    expect(chosen.data).toMatchObject({ stores: null });
  });

  test("passes on the service's error code, so that the shell distinguishes a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await withService(failure(getTradeIndex, code), async ({ url }) => {
        const loading = loadIndex(pageRequest("/sell-trade-my-car", url));
        await expect(loading).rejects.toMatchObject({ name: "AppError", code });
      });
    }
  });
});
