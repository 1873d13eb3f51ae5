import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { formatDollars } from "@forecourt/domain/money";
import { describe, expect, test } from "@jest/globals";
import { personalPanel } from "../../features/personalize/personal-panel-view.ts";
import { car, reply, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadSearch } from "./search-loader.ts";

const terms = {
  cashDown: 300_000,
  tradingIn: true,
  tradeEquity: 500_000,
  creditScore: 690,
  months: 60,
};
const known: Visitor = { ...anonymousVisitor, terms, locationAddress: "Cape Girardeau, MO 63701" };
const unlocked: Visitor = {
  ...known,
  proven: { ...anonymousVisitor.proven, unlockPrice: "2026-11-01T10:00:00.000Z" },
};
const openLists = {
  ...site,
  restrictions: { ...site.restrictions, search: { unlockInventory: false, unlockPrice: false } },
};

async function priceIn(path: string, visitor: Visitor, where = site) {
  const replies = { "/api/inventory/search": reply({ vehicles: [car()] }) };
  const { request } = requestWith(path, replies, { site: where, visitor });
  const result = await loadSearch(request);
  if (result.kind !== "page") throw new Error(result.kind);
  return result.data.cards[0]?.outTheDoor ?? null;
}

describe("the personal price of a list", () => {
  test("is that of the car's own page, once the visitor has unlocked it", async () => {
    const panel = personalPanel(car(), site, { visitor: unlocked, zip: null, terms: {} });
    if (!panel || panel.isLocked) throw new Error("locked");
    const cents = Number(panel.lines.at(-1)?.amount.replace(/\D/g, ""));
    expect(await priceIn("/cars-for-sale", unlocked)).toBe(
      `Your price: from ${formatDollars(cents)} out the door in 63701`,
    );
  });

  test("is locked in lists of all conditions unless the dealer opens it there", async () => {
    expect(await priceIn("/cars-for-sale", known)).toBeNull();
    expect(await priceIn("/cars-for-sale", known, openLists)).toMatch(/^Your price/);
    expect(await priceIn("/used-cars-for-sale", known, openLists)).toBeNull();
  });

  test("needs the visitor's terms and ZIP code, of the address or remembered", async () => {
    expect(await priceIn("/cars-for-sale", { ...unlocked, terms: {} })).toBeNull();
    const nowhere = { ...unlocked, locationAddress: "" };
    expect(await priceIn("/cars-for-sale", nowhere)).toBeNull();
    expect(await priceIn("/cars-for-sale?zip=63701", nowhere)).toMatch(/63701$/);
  });
});
