import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { keptOfferById } from "./kept/kept-store.ts";
import { runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";

/** A Monday, nine in the morning at the stores. */
const start = new Date("2026-11-23T15:00:00.000Z");
const dealer = "heartland";

async function offered(open: OpenTestDatabase, asking: { dealer?: string } = { dealer }) {
  const { location } = await open();
  const site = await runTrade({ location, now: () => start });
  const { path, token } = await startSample(site, undefined, undefined, asking);
  await site.form(`${path}/offer/form`, {}, asking);
  const page = async (query = "") =>
    TradeOfferPage.parse((await site.send(`${path}/offer${query}`, asking)).body);
  const choose = (store: string) => site.form(`${path}/offer/store/form`, { store }, asking);
  return { site, path, token, page, choose };
}

describeOnEveryDatabase("the store of an offer", (open) => {
  test("is one of those that take trades, the nearest first where the ZIP code is known", async () => {
    const { site, page } = await offered(open);
    const { stores } = await page();
    expect(stores.map(({ id, miles }) => [id, miles])).toEqual([
      ["columbia", null],
      ["jefferson-city", null],
      ["rolla", null],
    ]);
    const near = (await page("?zip=65401")).stores;
    expect(near.map(({ id }) => id)).toEqual(["rolla", "jefferson-city", "columbia"]);
    expect(near[0]?.miles).toBeLessThan(20);
    expect((await site.send(`/api/trade/appraisals/${"A".repeat(43)}/offer?zip=x`)).status).toBe(
      400,
    );
    await site.stop();
  });

  test("is the one that the seller chooses, with its times, and stays so once the offer is kept", async () => {
    const { site, path, token, page, choose } = await offered(open);
    const chosen = await choose("rolla");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([
      303,
      `/sell-trade-my-car/offer/${token}#store`,
    ]);
    expect((await page()).store.id).toBe("rolla");
    const contact = {
      firstName: "Ada",
      lastName: "Moss",
      email: "ada@moss.example",
      phone: "573-555-0177",
      interest: "sell",
      slot: "",
    };
    await site.form(`${path}/offer/keep/form`, contact, { dealer });
    expect((await choose("columbia")).headers.get("location")).toMatch(/#kept$/);
    expect(await page()).toMatchObject({ store: { id: "rolla" }, stores: [] });
    const { kept_id: id } = await site.database.query
      .selectFrom("trade_outbox")
      .select("kept_id")
      .executeTakeFirstOrThrow();
    expect((await keptOfferById(site.database, id)).content.storeId).toBe("rolla");
    await site.stop();
  });

  test.each(["sedalia", "nowhere", ""])("cannot be %j", async (store) => {
    const { site, page, choose } = await offered(open);
    expect((await choose(store)).status).toBe(400);
    expect((await page()).store.id).toBe("columbia");
    await site.stop();
  });

  test("is not asked for at a dealer with one store", async () => {
    const { site, page } = await offered(open, {});
    expect((await page()).stores).toEqual([]);
    await site.stop();
  });
});
