import { HomeReply } from "@forecourt/contracts/areas/company/contracts";
import { PromotionList } from "@forecourt/contracts/areas/company/promotions";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import { datedVersion } from "@forecourt/service-kit/dated-version";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { promotionRoutes } from "./promotion-routes.ts";

const noon = new Date("2026-11-23T18:00:00Z");
let now = noon;
let dealers: Dealers;
let server: Listening;

async function get(path: string, dealer = "ozark-mitsubishi", store?: string) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/company/${path}`, {
    headers: { [internalHeaders.dealer]: dealer, ...(store && { [internalHeaders.store]: store }) },
  });
  return { status: response.status, body: await response.json() };
}

async function idsAt(query: string, dealer?: string) {
  const { body } = await get(`promotions?${query}`, dealer);
  return PromotionList.parse(body).promotions.map(({ id }) => id);
}

const start = async (source: Dealers) => {
  dealers = source;
  const log = createLog({ name: "company", level: "silent" });
  const deps = { dealers: { current: () => source }, now: () => now };
  const ready = async () => allReady("dealers");
  const app = createBaseApp({ log, ready }, (routes) => promotionRoutes(routes, deps));
  server = await listen(app, "127.0.0.1", 0);
};
const stop = () => server.close({ lingerMs: 0, deadlineMs: 100 });

afterAll(removeCopies);

describe("the promotions of the demo dealers", () => {
  beforeAll(async () => {
    const copy = await copyDealers();
    const file = "ozark-mitsubishi/content/company/promotions.json";
    // The second tag is also the promotion's category.
    await copy.set(file, ["promotions", 0, "tags"], ["Winter", "Service"]);
    await start(await loadDealers(copy.folder));
  });
  afterAll(stop);

  test.each([
    ["position=grid-item&page=search", []],
    ["position=grid-item&page=search&condition=used&words=", ["pre-approval-in-list"]],
    ["position=grid-item&page=search&words=suvs", ["suv-winter"]],
    [
      "position=promotions-carousel&page=vehicle&condition=used&year=2019",
      ["trade-before-you-shop", "low-mileage-engine"],
    ],
    [
      "position=promotions-carousel&page=vehicle&condition=used&year=2013",
      ["trade-before-you-shop"],
    ],
    [
      "position=promotions-carousel&page=vehicle&condition=new&year=2026",
      ["trade-before-you-shop"],
    ],
  ])("%s shows those whose criterias hold", async (query, ids) => {
    now = noon;
    expect(await idsAt(query)).toEqual(ids);
  });

  test.each(["page=garage&position=grid-item", "position=top&page=home", "page=home"])(
    "%s is refused",
    async (query) => {
      expect(await get(`promotions?${query}`)).toMatchObject({
        status: 400,
        body: { error: { code: "bad-query" } },
      });
    },
  );

  test("say nothing of what only staff need, and have pictures at addresses of the site", async () => {
    now = noon;
    const { body } = await get("pages/home");
    const { promotions, reviews } = HomeReply.parse(body);
    expect(promotions?.promotions.map(({ id }) => id)).toEqual([
      "winter-ready",
      "trade-before-you-shop",
      "mitsubishi-lineup",
    ]);
    expect(promotions?.promotions[0]?.img).toMatch(/^\/.*winter-ready.*\.svg/);
    expect(promotions?.promotions[0]?.tags).toEqual(["Winter"]);
    expect(JSON.stringify(body)).not.toContain("Winter check 2026/27");
    expect(JSON.stringify(body)).not.toContain("criterias");
    expect(reviews?.reviews).toHaveLength(9);
  });

  test("stand on a home page that begins with the chosen store and its reviews", async () => {
    now = noon;
    const homeAt = async (store?: string) =>
      HomeReply.parse((await get("pages/home", "heartland", store)).body);
    const [ofAll, ofRolla] = [await homeAt(), await homeAt("rolla")];
    expect(ofAll.slides[0]?.title).toBe("Four stores, one place to shop");
    expect(ofRolla.slides[0]).toMatchObject({
      title: "Find your next car in Rolla",
      links: ofAll.slides[0]?.links,
    });
    expect(ofRolla.slides.slice(1)).toHaveLength(ofAll.slides.length - 1);
    expect(ofRolla.reviews?.reviews[0]?.stores).toEqual(["rolla"]);
    expect(ofRolla.reviews?.reviews).toHaveLength(ofAll.reviews?.reviews.length ?? 0);
    expect([ofAll.reviews?.ofStore, ofRolla.reviews?.ofStore]).toEqual([false, true]);
    expect(ofRolla.locations.filter(({ current }) => current)).toMatchObject([{ id: "rolla" }]);
  });
});

describe.each([
  ["America/Chicago", "06:00:00Z"],
  ["America/Los_Angeles", "08:00:00Z"],
])("at a store in %s", (timezone, midnight) => {
  beforeAll(async () => {
    const copy = await copyDealers();
    await copy.set("heartland/dealer.json", ["company", "timezone"], timezone);
    await copy.set(
      "heartland/content/company/promotions.json",
      ["promotions", 1, "startDate"],
      "2026-12-01",
    );
    await start(await loadDealers(copy.folder));
  });
  afterAll(stop);

  const home = async () => {
    const { body } = await get("pages/home", "heartland");
    const ids = HomeReply.parse(body).promotions?.promotions.map(({ id }) => id);
    return { ids, version: datedVersion(dealers, now) };
  };

  test("a promotion appears with the first moment of its first day, and with it the version changes", async () => {
    now = new Date(new Date(`2026-12-01T${midnight}`).getTime() - 1);
    const before = await home();
    now = new Date(`2026-12-01T${midnight}`);
    const after = await home();
    expect(before.ids).not.toContain("coat-drive");
    expect(after.ids).toContain("coat-drive");
    expect(after.version).not.toBe(before.version);
  });

  test("a promotion leaves with the last moment of its last day, and with it the version changes", async () => {
    now = new Date(new Date(`2026-12-24T${midnight}`).getTime() - 1);
    const before = await home();
    now = new Date(`2026-12-24T${midnight}`);
    const after = await home();
    expect(before.ids).toContain("coat-drive");
    expect(after.ids).not.toContain("coat-drive");
    expect(after.version).not.toBe(before.version);
  });
});
