import { OfferList, OfferReply, OffersIndex } from "@forecourt/contracts/areas/company/offers";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { offerRoutes } from "./offer-routes.ts";

let now = new Date("2026-11-23T18:00:00Z");
let dealers: Dealers;
let server: Listening;

async function get(path: string, dealer = "ozark-mitsubishi", store?: string) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/company/${path}`, {
    headers: { [internalHeaders.dealer]: dealer, ...(store && { [internalHeaders.store]: store }) },
  });
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  const copy = await copyDealers();
  // Sales offers of one dealer that all end: the last day of the loyalty offer is January 31, 2027.
  await copy.set(
    "ozark-mitsubishi/content/company/salesOffers.json",
    ["offers", 1, "endDate"],
    "2027-01-31",
  );
  await copy.set(
    "ozark-mitsubishi/content/company/salesOffers.json",
    ["offers", 2, "endDate"],
    "2027-01-31",
  );
  dealers = await loadDealers(copy.folder);
  const log = createLog({ name: "company", level: "silent" });
  const deps = { dealers: { current: () => dealers }, now: () => now };
  const ready = async () => allReady("dealers");
  const app = createBaseApp({ log, ready }, (routes) => offerRoutes(routes, deps));
  server = await listen(app, "127.0.0.1", 0);
});
afterAll(async () => {
  await server.close({ lingerMs: 0, deadlineMs: 100 });
  await removeCopies();
});

describe("the offers of the dealers", () => {
  test.each([
    ["ozark-mitsubishi", 3, 3],
    ["heartland", 2, 4],
  ])("%s has %i of the dealer and %i of sales", async (dealer, ofDealer, sales) => {
    now = new Date("2026-11-23T18:00:00Z");
    const index = OffersIndex.parse((await get("pages/offers", dealer)).body);
    expect(index.lists.map(({ kind, offers }) => [kind, offers.length])).toEqual([
      ["dealer", ofDealer],
      ["sales", sales],
    ]);
    expect(index.more.map(({ link }) => link?.href)).toEqual(["/special-offers/service"]);
  });

  test("those of the chosen store come first, and those of another one last", async () => {
    const idsAt = async (store?: string) =>
      OfferList.parse((await get("offers/sales", "heartland", store)).body).offers.map(
        ({ id }) => id,
      );
    const written = await idsAt();
    expect(written.at(-1)).toBe("rolla-full-tank");
    expect(await idsAt("rolla")).toEqual(["rolla-full-tank", ...written.slice(0, -1)]);
    expect(await idsAt("sedalia")).toEqual(written);
  });

  test("a claim of credit has its disclosure", async () => {
    const { body } = await get("offers/sales/small-down-payment");
    const { offer } = OfferReply.parse(body);
    expect(offer?.description).toContain("$29 down");
    expect(offer?.creditTerms?.join()).toContain("APR");
  });

  test("the fine print names the day with which an offer expires", async () => {
    const { offer } = OfferReply.parse((await get("offers/sales/outlander-loyalty")).body);
    expect(offer).toMatchObject({ expires: "2027-01-31", fits: false });
    expect(offer?.disclaimer).toContain("Expires January 31, 2027.");
    expect(offer?.isMonthly).toBe(false);
    const monthly = OfferReply.parse((await get("offers/sales/small-down-payment")).body).offer;
    expect(monthly?.isMonthly).toBe(true);
  });

  test.each(["offers/sales/nothing", "offers/dealer/outlander-loyalty"])(
    "%s is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("on the day after the last sales offer", () => {
  // Midnight in Chicago.
  const midnight = new Date("2027-02-01T06:00:00Z");
  const tenant = { dealerId: "ozark-mitsubishi", storeId: null };

  test("the list is empty, an offer of it has ended, and the index has the other kind", async () => {
    now = new Date(midnight.getTime() - 1);
    expect(OfferList.parse((await get("offers/sales")).body).offers).toHaveLength(3);
    now = midnight;
    expect(OfferList.parse((await get("offers/sales")).body).offers).toEqual([]);
    const ended = OfferReply.parse((await get("offers/sales/outlander-loyalty")).body);
    expect(ended).toMatchObject({ offer: null, title: "Coming back for an Outlander" });
    const index = OffersIndex.parse((await get("pages/offers")).body);
    expect(index.lists.map(({ kind }) => kind)).toEqual(["dealer"]);
  });

  test("the sitemap lists what is valid, each offer once", () => {
    const before = dealers.site(tenant, new Date(midnight.getTime() - 1)).entries ?? [];
    const after = dealers.site(tenant, midnight).entries ?? [];
    const sales = (paths: readonly string[]) => paths.filter((one) => one.includes("/sales/"));
    expect([sales(before).length, sales(after).length]).toEqual([3, 0]);
    expect(new Set(before).size).toBe(before.length);
    expect(dealers.site(tenant, midnight).emptyPages).toEqual(["/special-offers/sales"]);
  });
});
