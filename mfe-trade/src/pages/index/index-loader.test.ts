import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { content } from "./fixtures/content.ts";
import { loadIndex } from "./index-loader.ts";

function load() {
  return withService(answer(getTradeIndex, content), async ({ url, receivedHeaders }) => {
    const result = await loadIndex(pageRequest("/sell-trade-my-car", url));
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
      back: "/sell-trade-my-car",
      stores: [
        { id: "near", page: "/locations/near", distance: "35 miles from here" },
        { id: "far", page: "/locations/far", distance: "138 miles from here" },
      ],
    });
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
