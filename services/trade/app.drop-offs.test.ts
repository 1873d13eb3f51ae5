import { FormReply } from "@forecourt/contracts/areas/trade/offer-forms";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningTrade, runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";

/** A Monday, nine in the morning at the store. */
const start = new Date("2026-11-23T15:00:00.000Z");

const contact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  interest: "sell",
};

async function keptOffer(open: OpenTestDatabase, slot: string) {
  const { location } = await open();
  const site = await runTrade({ location, now: () => start });
  const { path, token } = await startSample(site);
  await site.form(`${path}/offer/form`, {});
  await site.form(`${path}/offer/keep/form`, { ...contact, slot });
  const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
  const change = (fields: Record<string, string>) =>
    site.form(`${path}/offer/drop-off/form`, fields);
  return { site, path, token, page, change };
}

const noticesOf = ({ database }: RunningTrade) =>
  database.query.selectFrom("trade_notices").selectAll().orderBy("sequence").execute();

describeOnEveryDatabase("the drop-off of a kept offer", (open) => {
  test("is moved and canceled by its page, each time with one mail and a higher version", async () => {
    const { site, token, page, change } = await keptOffer(open, "2026-11-24T09:30");
    const moved = await Promise.all([1, 2, 3].map(() => change({ slot: "2026-11-25T10:00" })));
    for (const { status, headers } of moved) {
      expect([status, headers.get("location")]).toEqual([
        303,
        `/sell-trade-my-car/offer/${token}#kept`,
      ]);
    }
    expect((await page()).kept?.dropOff).toEqual({ day: "2026-11-25", time: "10:00" });
    await change({ cancel: "yes" });
    await change({ cancel: "yes" });
    expect((await page()).kept).toMatchObject({ firstName: "Ada", dropOff: null });
    await change({ slot: "2026-11-24T09:30" });
    const [tuesday, wednesday] = ["2026-11-24T15:30:00.000Z", "2026-11-25T16:00:00.000Z"];
    expect(await noticesOf(site)).toMatchObject([
      { sequence: 1, before: tuesday, starts_at: wednesday, state: "queued", link_token: token },
      { sequence: 2, before: wednesday, starts_at: null },
      { sequence: 3, before: null, starts_at: tuesday },
    ]);
    await site.stop();
  });

  test("is booked later where the offer was kept without one", async () => {
    const { site, page, change } = await keptOffer(open, "");
    expect((await page()).kept?.dropOff).toBeNull();
    expect((await page()).dropOffDays[0]).toMatchObject({ day: "2026-11-23" });
    await change({ slot: "2026-11-24T09:30" });
    expect((await page()).kept?.dropOff).toEqual({ day: "2026-11-24", time: "09:30" });
    await site.stop();
  });

  test.each(["", "2026-11-24T03:00", "2026-12-24T10:00", "tomorrow"])(
    "is not moved to %j, and its page shows an error",
    async (slot) => {
      const { site, page, change } = await keptOffer(open, "2026-11-24T09:30");
      await change({ slot });
      const { returned, kept } = await page();
      expect(returned).toMatchObject({
        form: "drop-off",
        faults: { slot: expect.stringContaining("isn’t available") },
      });
      expect(kept?.dropOff).toEqual({ day: "2026-11-24", time: "09:30" });
      expect(await noticesOf(site)).toEqual([]);
      await site.stop();
    },
  );

  test("cannot be booked before the offer is kept", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now: () => start });
    const { path, token } = await startSample(site);
    const fields = { slot: "2026-11-24T09:30" };
    const { body } = await site.post(`${path}/offer/drop-off/form`, fields);
    expect(FormReply.parse(body).location).toBe(`/sell-trade-my-car/offer/${token}`);
    expect(await noticesOf(site)).toEqual([]);
    await site.stop();
  });
});
