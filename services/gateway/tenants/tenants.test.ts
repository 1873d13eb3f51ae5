import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { expect, test } from "@jest/globals";
import { tenantsOf } from "./tenants.ts";

test("each store has the cookie tier of its own settings, else the dealer's", async () => {
  const dealers = await loadDealers(shippedDealers);
  const tenants = tenantsOf({ current: () => dealers, problems: () => [] });
  expect(tenants.dealerOf("www.heartlandcrossing.example")).toMatchObject({
    cookieTier: 3,
    storeCookieTiers: { columbia: 3, rolla: 1, sedalia: 0 },
  });
});
