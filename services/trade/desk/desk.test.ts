import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { explainOffers } from "../seller-pages/explain-offer.ts";
import { deskOf, keptSample } from "../testing/kept-sample.ts";
import { runTrade } from "../testing/running-trade.ts";
import { sampleCar, startSample } from "../testing/sample-car.ts";
import { noProblems } from "../testing/sample-input.ts";
import {
  recordAcceptance,
  recordDecline,
  recordInspection,
  recordRevision,
} from "./change-by-desk.ts";
import { dropOffsOfStore, offersOfStore } from "./desk-offers.ts";
import { priceOf } from "./desk-prices.ts";
import { deskStores } from "./desk-stores.ts";
import { problemsOfOffer } from "./problems-of-offer.ts";

const by = "Dana";
const found = ["Rear bumper scratched"];
const lines = [
  { reason: "Rear bumper scratched", amountCents: -25_050 },
  { reason: "New tires", amountCents: 10_000 },
];

async function running(open: OpenTestDatabase) {
  const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
  const { location } = await open();
  const site = await runTrade({ location, now: () => clock.now });
  const notices = () =>
    site.database.query.selectFrom("trade_notices").selectAll().orderBy("event").execute();
  return { site, clock, notices, ...deskOf(site, () => clock.now) };
}

const hailed = { ...noProblems, "400": ["hail"] };
const where = { dealerId: "ozark-mitsubishi", storeId: null };
const span = { from: "2026-11-01", to: "2026-11-30" };

describeOnEveryDatabase("the appraisal desk", (open) => {
  test("lists the newest offer of each car, and every one that is kept, with its state", async () => {
    const { site, deps } = await running(open);
    const left = await startSample(site);
    await site.form(`${left.path}/offer/form`, {});
    await keptSample(site);
    const { number } = await keptSample(site, { slot: "" });
    const [store] = deskStores(deps, where);
    if (!store) throw new Error("no store");
    const states = async () =>
      (await offersOfStore(deps, store, span)).map(({ state }) => state).toSorted();
    expect(await states()).toEqual(["booked", "kept", "open"]);
    await recordInspection(deps, number, { by, found: [] });
    expect(await states()).toEqual(["booked", "inspected", "open"]);
    expect(await offersOfStore(deps, store, { from: "2026-11-24", to: "2026-11-30" })).toEqual([]);
    await site.stop();
  });

  test("shows the drop-offs of a day by the store's clock, moved ones on their new day", async () => {
    const { site, deps } = await running(open);
    const { path, number } = await keptSample(site);
    const [store] = deskStores(deps, where);
    if (!store) throw new Error("no store");
    const on = async (day: string) =>
      (await dropOffsOfStore(deps, store, { from: day, to: day })).map(({ row, dropOff }) => [
        row.number,
        dropOff.time,
      ]);
    expect(await on("2026-11-24")).toEqual([[number, "09:30"]]);
    await site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00" });
    expect(await on("2026-11-24")).toEqual([]);
    expect(await on("2026-11-25")).toEqual([[number, "10:00"]]);
    await site.form(`${path}/offer/drop-off/form`, { cancel: "1" });
    expect(await on("2026-11-25")).toEqual([]);
    await site.stop();
  });

  test("names the answers that matter, and why a car has to be seen first", async () => {
    const { site, offer, deps } = await running(open);
    const smoked = await keptSample(site);
    const problems = async (number: string) =>
      problemsOfOffer(deps.database, (await offer(number)).row);
    expect(await problems(smoked.number)).toEqual(["Has anyone smoked in it? Yes"]);
    const hail = await keptSample(site, { answers: { ...hailed } });
    expect(await problems(hail.number)).toEqual(["It has hail damage"]);
    await site.stop();
  });

  test("makes a new version from the first one, which stays as it was, and tells the seller", async () => {
    const { site, clock, deps, notices } = await running(open);
    const { path, number } = await keptSample(site);
    const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    const first = await page();
    expect(first.afterInspection).toBeUndefined();
    clock.now = new Date("2026-11-24T16:00:00.000Z");
    await recordInspection(deps, number, { by, found });
    await recordRevision(deps, number, { by, lines });
    const second = await page();
    expect(second.offer).toEqual(first.offer);
    expect(second.afterInspection).toEqual({
      state: "revised",
      inspectedOn: "2026-11-24",
      found,
      revision: {
        lines,
        cashNow: { firstCents: 1_550_000, finalPriceCents: 1_534_950 },
        moreCashLater: {
          firstCents: 1_794_500,
          finalPriceCents: 1_779_450,
          stepPayments: [
            { label: "First check", percent: 68, amountCents: 1_210_026 },
            { label: "Second check", percent: 32, amountCents: 569_424 },
          ],
        },
        validUntil: "2026-12-01",
      },
      boughtCents: null,
      reason: null,
    });
    expect(await notices()).toMatchObject([{ event: 2, state: "queued" }]);
    clock.now = new Date("2026-12-01T18:00:00.000Z");
    expect((await page()).isExpired).toBe(false);
    clock.now = new Date("2026-12-02T18:00:00.000Z");
    expect((await page()).isExpired).toBe(true);
    const [explained] = await explainOffers(site.database, number);
    expect(explained?.differences).toEqual([]);
    expect(explained?.revisions.map(({ content }) => content.lines)).toEqual([lines]);
    await site.stop();
  });

  test("derives each version from the first one, not from the one before", async () => {
    const { site, deps, offer } = await running(open);
    const { number } = await keptSample(site);
    await recordInspection(deps, number, { by, found });
    await recordRevision(deps, number, { by, lines });
    await recordRevision(deps, number, { by, lines: lines.slice(0, 1) });
    expect(priceOf(await offer(number), "cashNow")).toBe(1_550_000 - 25_050);
    const { row, events } = await offer(number);
    await site.database.query
      .updateTable("trade_offer_events")
      .set((eb) => ({
        content: eb.fn("replace", ["content", eb.val("1524950"), eb.val("1524951")]),
      }))
      .execute();
    const [explained] = await explainOffers(site.database, row.number);
    expect(explained?.differences[0]).toContain("version 3, derived again");
    expect(events).toHaveLength(3);
    await site.stop();
  });

  test("makes the price of a car that had to be seen first", async () => {
    const { site, deps, offer } = await running(open);
    const { number } = await keptSample(site, { answers: hailed });
    await recordInspection(deps, number, { by, found: ["Hail on the hood"] });
    const price = [{ reason: "Price after the inspection", amountCents: 900_000 }];
    await recordRevision(deps, number, { by, lines: price });
    expect(priceOf(await offer(number), "cashNow")).toBe(900_000);
    expect(priceOf(await offer(number), "moreCashLater")).toBeNull();
    await site.stop();
  });

  test("records the same once, and mails it once", async () => {
    const { site, deps, offer, notices } = await running(open);
    const { number } = await keptSample(site);
    const twice = async (record: () => Promise<{ outcome: string }>) => [
      (await record()).outcome,
      (await record()).outcome,
    ];
    const both = ["recorded", "repeated"];
    expect(await twice(() => recordInspection(deps, number, { by, found }))).toEqual(both);
    expect(await twice(() => recordRevision(deps, number, { by, lines }))).toEqual(both);
    expect(await twice(() => recordAcceptance(deps, number, { by, payment: null }))).toEqual(both);
    const { events, state } = await offer(number);
    expect([events.length, state]).toEqual([3, "bought"]);
    // One notice of the new version, one of the purchase.
    expect((await notices()).map(({ event }) => event)).toEqual([2, 3]);
    expect(events.every(({ madeBy, at }) => madeBy === by && at.startsWith("2026-11-23"))).toBe(
      true,
    );
    await site.stop();
  });

  test("of two changes at once, one is recorded and the other one is refused", async () => {
    const { site, deps } = await running(open);
    const { number } = await keptSample(site);
    const results = await Promise.allSettled(
      ["Dana", "Lee", "Kim"].map((name) => recordInspection(deps, number, { by: name, found })),
    );
    const events = await site.database.query.selectFrom("trade_offer_events").selectAll().execute();
    const recorded = results.filter(({ status }) => status === "fulfilled");
    expect(events).toHaveLength(recorded.length);
    const refusals = results.flatMap((one) =>
      one.status === "rejected" ? [String(one.reason)] : [],
    );
    expect(refusals.filter((one) => !one.includes("changed by another person"))).toEqual([]);
    await site.stop();
  });

  test("rejects a step that is out of order, with the reason", async () => {
    const { site, clock, deps } = await running(open);
    const left = await startSample(site);
    await site.form(`${left.path}/offer/form`, {});
    const open1 = await site.database.query
      .selectFrom("trade_offers")
      .select("number")
      .executeTakeFirstOrThrow();
    const inspect = (number: string) => recordInspection(deps, number, { by, found });
    const revise = (number: string, cents = -100) =>
      recordRevision(deps, number, { by, lines: [{ reason: "r", amountCents: cents }] });
    const accept = (number: string) => recordAcceptance(deps, number, { by, payment: null });
    const decline = (number: string) =>
      recordDecline(deps, number, { by, reason: "Frame damage", bySeller: false });
    await expect(inspect("T-2222-2222")).rejects.toThrow("no offer has the number T-2222-2222");
    await expect(inspect(open1.number)).rejects.toThrow("is not kept by its seller");
    const { number } = await keptSample(site);
    await expect(revise(number)).rejects.toThrow("is not inspected: record that first");
    await expect(accept(number)).rejects.toThrow("is not inspected: record that first");
    await inspect(number);
    await expect(revise(number, -1_550_000)).rejects.toThrow("a price of $0 or less");
    clock.now = new Date("2026-12-01T18:00:00.000Z");
    await expect(accept(number)).rejects.toThrow("was valid through 11/30/26: revise it first");
    await revise(number);
    await accept(number);
    for (const next of [inspect, revise, decline]) {
      await expect(next(number)).rejects.toThrow("is bought at $15,499, and cannot be");
    }
    const other = await keptSample(site, { slot: "" });
    await decline(other.number);
    for (const next of [inspect, revise, accept]) {
      await expect(next(other.number)).rejects.toThrow("is declined, and cannot be");
    }
    await site.stop();
  });

  test("buys no car whose VIN or odometer is not the offer's, unless told to", async () => {
    const { site, deps, offer, notices } = await running(open);
    const own = "1M8GDM9AXKP042788";
    const { number } = await keptSample(site, { car: { ...sampleCar, vin: own } });
    const accept = (despite?: { vin: boolean; odometer: boolean }) =>
      recordAcceptance(deps, number, { by, payment: null, ...(despite && { overrides: despite }) });
    const read = { mileage: 60_501, vin: "1HGCM82633A004352" };
    await recordInspection(deps, number, { by, found: [], ...read });
    for (const part of [
      "VIN read: 1HGCM82633A004352, NOT THE ONE THAT THE SELLER GAVE",
      "Odometer read: 60,501 miles, 501 more than the seller entered",
      "To buy it as it is: --despite-odometer --despite-vin",
    ]) {
      await expect(accept()).rejects.toThrow(part);
    }
    await expect(accept({ vin: true, odometer: false })).rejects.toThrow(/is: --despite-odometer$/);
    // A new version has counted the miles, and no VIN.
    await recordRevision(deps, number, { by, lines });
    await expect(accept()).rejects.toThrow(/is: --despite-vin$/);
    expect((await notices()).map(({ event }) => event)).toEqual([2]);
    await accept({ vin: true, odometer: false });
    expect((await offer(number)).state).toBe("bought");
    const same = await keptSample(site, { car: { ...sampleCar, vin: own } });
    await recordInspection(deps, same.number, { by, found: [], mileage: 60_500, vin: own });
    await recordAcceptance(deps, same.number, { by, payment: null });
    await site.stop();
  });

  test("mails no seller who keeps their car", async () => {
    const { site, deps, notices } = await running(open);
    const kept = await keptSample(site);
    const declined = await keptSample(site);
    const reason = "Wants more";
    await recordDecline(deps, kept.number, { by, reason, bySeller: true });
    expect(await notices()).toEqual([]);
    await recordDecline(deps, declined.number, { by, reason: "Frame damage", bySeller: false });
    expect(await notices()).toHaveLength(1);
    const page = async (path: string) =>
      TradeOfferPage.parse((await site.send(`${path}/offer`)).body).afterInspection;
    expect(await page(kept.path)).toMatchObject({ state: "kept-by-seller", reason: null });
    expect(await page(declined.path)).toMatchObject({ state: "declined", reason: "Frame damage" });
    await site.stop();
  });
});
