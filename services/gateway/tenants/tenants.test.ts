import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, expect, test } from "@jest/globals";
import { tenantsOf } from "./tenants.ts";

afterAll(removeCopies);

test("each store has the cookie tier of its own settings, else the dealer's", async () => {
  const copy = await copyDealers();
  await copy.set("heartland/stores/rolla.json", ["privacy"], { cookieTier: 1 });
  await copy.set("heartland/stores/sedalia.json", ["privacy"], { cookieTier: 0 });
  const dealers = await loadDealers(copy.folder);
  const tenants = tenantsOf({ current: () => dealers, problems: () => [] });
  expect(tenants.dealerOf("www.heartlandcrossing.example")).toMatchObject({
    cookieTier: 3,
    storeCookieTiers: { columbia: 3, rolla: 1, sedalia: 0 },
  });
});
