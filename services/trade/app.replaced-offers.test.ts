import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { recordInspection } from "./desk/change-by-desk.ts";
import { dropOffsOfStore, offersOfStore } from "./desk/desk-offers.ts";
import { deskStores } from "./desk/desk-stores.ts";
import { deskOf, keptSample } from "./testing/kept-sample.ts";
import { runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";
import { noProblems } from "./testing/sample-input.ts";

const contact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  interest: "sell",
};

async function replaceable(open: OpenTestDatabase) {
  const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
  const { location } = await open();
  const site = await runTrade({ location, now: () => clock.now });
  const kept = await keptSample(site);
  const page = async () => TradeOfferPage.parse((await site.send(`${kept.path}/offer`)).body);
  const change = async () => {
    clock.now = new Date("2026-11-23T15:05:00.000Z");
    await site.put(`${kept.path}/answers`, { answers: { ...noProblems, "100": ["good"] } });
    await site.form(`${kept.path}/offer/form`, {});
  };
  const keep = (fields: Record<string, string> = {}) =>
    site.form(`${kept.path}/offer/keep/form`, { ...contact, slot: "", ...fields });
  return { site, ...kept, page, change, keep, ...deskOf(site, () => clock.now) };
}

describeOnEveryDatabase("an offer that replaces a kept one", (open) => {
  test("takes over its visit, and the desk has one of them", async () => {
    const { site, number: first, page, change, keep, deps, offer } = await replaceable(open);
    await change();
    await keep();
    const { kept, offer: now } = await page();
    expect(kept?.dropOff).toEqual({ day: "2026-11-24", time: "09:30" });
    const second = now?.number ?? "";
    expect(await offer(first)).toMatchObject({
      state: "replaced",
      replacedBy: second,
      dropOff: null,
    });
    const [store] = deskStores(deps, { dealerId: "ozark-mitsubishi", storeId: null });
    if (!store) throw new Error("no store");
    const day = { from: "2026-11-24", to: "2026-11-24" };
    const visits = await dropOffsOfStore(deps, store, day);
    expect(visits.map(({ row }) => row.number)).toEqual([second]);
    expect((await offer(second)).kept?.content.replaces).toMatchObject({
      number: first,
      sequence: 1,
    });
    await expect(recordInspection(deps, first, { by: "Dana", found: [] })).rejects.toThrow(
      `is replaced by ${second}`,
    );
    await site.stop();
  });

  test("keeps the kind that its seller chose last, as long as it is offered", async () => {
    const { site, path, page, change } = await replaceable(open);
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "moreCashLater" });
    await change();
    const { offer, previous } = await page();
    expect(offer?.selectedPayment).toBe("moreCashLater");
    expect(previous?.offer.selectedPayment).toBe("moreCashLater");
    expect(previous?.changes).toHaveLength(1);
    await site.stop();
  });

  test("is not kept from a page that shows the former offer, and its page shows a notice", async () => {
    const { site, number: first, page, change, keep } = await replaceable(open);
    await change();
    await keep({ offer: first });
    const { kept, offer, returned } = await page();
    expect(kept).toBeNull();
    expect(returned).toMatchObject({
      form: "keep",
      fields: { firstName: "Ada" },
      faults: { form: expect.stringContaining("offer has changed") },
    });
    expect(returned?.fields).not.toHaveProperty("offer");
    await keep({ offer: offer?.number ?? "" });
    expect((await page()).kept).not.toBeNull();
    await site.stop();
  });

  test("has its visit moved from its own page alone", async () => {
    const { site, path, number: first, page, change, keep } = await replaceable(open);
    await change();
    await keep();
    const move = (offer: string) =>
      site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00", offer });
    await move(first);
    const { kept, offer, returned } = await page();
    expect(kept?.dropOff).toEqual({ day: "2026-11-24", time: "09:30" });
    expect(returned?.faults["form"]).toContain("nothing was booked or canceled");
    await move(offer?.number ?? "");
    expect((await page()).kept?.dropOff).toEqual({ day: "2026-11-25", time: "10:00" });
    await site.stop();
  });
});

describeOnEveryDatabase("an offer that was not kept", (open) => {
  test("is replaced by the next one for its car, and is listed among all alone", async () => {
    const { location } = await open();
    const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
    const site = await runTrade({ location, now: () => clock.now });
    const { deps } = deskOf(site, () => clock.now);
    const { path } = await startSample(site, noProblems);
    await site.form(`${path}/offer/form`, {});
    const numberNow = async () =>
      TradeOfferPage.parse((await site.send(`${path}/offer`)).body).offer?.number ?? "";
    const first = await numberNow();
    clock.now = new Date("2026-11-23T15:05:00.000Z");
    await site.put(`${path}/answers`, { answers: { ...noProblems, "201": ["yes"] } });
    await site.form(`${path}/offer/form`, {});
    const second = await numberNow();
    const [store] = deskStores(deps, { dealerId: "ozark-mitsubishi", storeId: null });
    if (!store) throw new Error("no store");
    const listed = async (all: boolean) => {
      const span = { from: "2026-11-23", to: "2026-11-23" };
      const offers = await offersOfStore(deps, store, { ...span, all });
      return offers.map(({ row, state, replacedBy }) => [row.number, state, replacedBy]);
    };
    expect(await listed(false)).toEqual([[second, "open", null]]);
    expect(await listed(true)).toEqual([
      [second, "open", null],
      [first, "replaced", second],
    ]);
    await expect(recordInspection(deps, first, { by: "Dana", found: [] })).rejects.toThrow(
      `is replaced by ${second}`,
    );
    await site.stop();
  });
});
