import { FormReply } from "@forecourt/contracts/areas/trade/offer-forms";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { formatAmount, wholeDollars } from "@forecourt/domain/trade/whole-dollars";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade } from "./testing/running-trade.ts";
import { sampleCar, startSample } from "./testing/sample-car.ts";
import { noProblems } from "./testing/sample-input.ts";

/** A Monday, nine in the morning at the store. */
const start = new Date("2026-11-23T15:00:00.000Z");

async function running(open: OpenTestDatabase, more: object = {}) {
  const { location } = await open();
  const clock = { now: start };
  const site = await runTrade({ location, now: () => clock.now, ...more });
  return { site, clock };
}

describeOnEveryDatabase("the page of an offer", (open) => {
  test("is not changed by reading it, and shows the offer that a form has made", async () => {
    const { site } = await running(open);
    const { path, token } = await startSample(site);
    const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    expect(await page()).toMatchObject({ offer: null, isComplete: true, isExpired: false });
    expect(await page()).toMatchObject({ offer: null });
    const answer = await site.form(`${path}/offer/form`, {});
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/sell-trade-my-car/offer/${token}#offer`,
    ]);
    expect(await page()).toMatchObject({
      store: { name: "Ozark Trail Mitsubishi" },
      offer: { validUntil: "2026-11-30", madeOn: "2026-11-23", result: { outcome: "offers" } },
      previous: null,
      kept: null,
    });
    const again = await site.form(`${path}/offer/form`, {});
    expect(again.status).toBe(303);
    expect(await site.database.query.selectFrom("trade_offers").selectAll().execute()).toHaveLength(
      1,
    );
    await site.stop();
  });

  test("leads to the questions that need an answer", async () => {
    const { site } = await running(open);
    const { path, token } = await startSample(site, { "100": ["good"] });
    const answer = await site.form(`${path}/offer/form`, {});
    expect(answer.headers.get("location")).toBe(`/sell-trade-my-car/your-vehicle/${token}`);
    const page = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    expect([page.offer, page.isComplete]).toEqual([null, false]);
    await site.stop();
  });

  test("says what a changed answer and mileage changed", async () => {
    const { site } = await running(open);
    const { path } = await startSample(site, { ...noProblems, "100": ["good"] });
    await site.form(`${path}/offer/form`, {});
    await site.put(`${path}/answers`, { answers: { "201": ["yes"] } });
    await site.put(`${path}/car`, { car: { ...sampleCar, mileage: 61_000 } });
    await site.form(`${path}/offer/form`, {});
    const { offer, previous } = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    expect(previous?.changes).toEqual([
      { label: "Mileage:", from: "60,000", to: "61,000" },
      { label: "Has anyone smoked in it?", from: "No", to: "Yes" },
    ]);
    const price = (one: typeof offer) =>
      one?.result.outcome === "offers" && one.result.cashNow?.isOffered
        ? one.result.cashNow.offer.finalPriceCents
        : null;
    expect([price(previous?.offer ?? null), price(offer)]).toEqual([1_600_000, 1_550_000]);
    await site.stop();
  });

  test.each([
    [{}, { series: "Touring" }, "You added the trim Touring."],
    [{ series: "LE" }, { series: "Touring" }, "You changed the trim from LE to Touring."],
    [{ exteriorColor: "Red" }, {}, "You removed the color Red."],
  ])("names a changed detail of the car: %j, %j", async (before, after, sentence) => {
    const { site } = await running(open);
    const answers = { ...noProblems, "100": ["good"] };
    const { path } = await startSample(site, answers, { ...sampleCar, ...before });
    await site.form(`${path}/offer/form`, {});
    await site.put(`${path}/car`, { car: { ...sampleCar, ...after } });
    await site.form(`${path}/offer/form`, {});
    const { previous } = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    expect(previous?.changes.map((change) => change.sentence)).toEqual([sentence]);
    await site.stop();
  });

  test("shows an expired offer as expired, until the form makes another", async () => {
    const { site, clock } = await running(open);
    const { path } = await startSample(site);
    await site.form(`${path}/offer/form`, {});
    const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    clock.now = new Date("2026-12-01T05:59:59.000Z");
    expect(await page()).toMatchObject({ isExpired: false });
    clock.now = new Date("2026-12-01T06:00:00.000Z");
    expect(await page()).toMatchObject({ isExpired: true, offer: { validUntil: "2026-11-30" } });
    await site.form(`${path}/offer/form`, {});
    expect(await page()).toMatchObject({ isExpired: false, offer: { validUntil: "2026-12-08" } });
    await site.stop();
  });

  test("selects one of the kinds, and refuses one that was not offered", async () => {
    const { site } = await running(open);
    const { path } = await startSample(site);
    await site.form(`${path}/offer/form`, {});
    const select = (kind: string) =>
      site.form(`${path}/offer/selection/form`, { selectedPayment: kind });
    expect((await select("moreCashLater")).status).toBe(303);
    const { offer } = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    expect(offer?.selectedPayment).toBe("moreCashLater");
    expect((await select("bitcoin")).status).toBe(400);
    const old = await startSample(site, undefined, { ...sampleCar, modelYear: 2016 });
    await site.form(`${old.path}/offer/form`, {});
    const refused = await site.form(`${old.path}/offer/selection/form`, {
      selectedPayment: "moreCashLater",
    });
    expect(refused.status).toBe(422);
    await site.stop();
  });
});

describeOnEveryDatabase("a payoff", (open) => {
  test("is stored as whole cents, and removed by an empty amount", async () => {
    const { site } = await running(open);
    const { path, token } = await startSample(site);
    const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    const save = (owed: string, lender = "") => site.form(`${path}/payoff/form`, { owed, lender });
    expect((await save("$8,500.75", " Ozark  Bank ")).headers.get("location")).toBe(
      `/sell-trade-my-car/offer/${token}#payoff`,
    );
    expect((await page()).payoff).toEqual({ owedCents: 850_075, lender: "Ozark Bank" });
    await save("");
    expect((await page()).payoff).toBeNull();
    await save("0");
    expect((await page()).payoff).toBeNull();
    await site.stop();
  });

  test("far above the offer is refused with the price of the kind that is selected", async () => {
    const { site } = await running(open);
    const { path } = await startSample(site);
    await site.form(`${path}/offer/form`, {});
    const refusal = async () => {
      await site.form(`${path}/payoff/form`, { owed: "900000" });
      const page = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
      return page.returned?.faults["owed"];
    };
    const { offer } = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    if (offer?.result.outcome !== "offers") throw new Error("the sample has no offer");
    const { cashNow, moreCashLater } = offer.result;
    if (!cashNow?.isOffered || !moreCashLater?.isOffered) throw new Error("both are expected");
    for (const [kind, cents] of [
      ["cashNow", cashNow.offer.finalPriceCents],
      ["moreCashLater", moreCashLater.offer.finalPriceCents],
    ] as const) {
      await site.form(`${path}/offer/selection/form`, { selectedPayment: kind });
      expect(await refusal()).toContain(`price of ${formatAmount(wholeDollars(cents))}`);
    }
    await site.stop();
  });

  test("that is no amount is returned as it was typed, and changes nothing", async () => {
    const { site } = await running(open);
    const { path } = await startSample(site);
    await site.form(`${path}/payoff/form`, { owed: "100" });
    for (const owed of ["-1", "1e9", "eight", "1.234", "99999999999999", "\u0000"]) {
      const { status } = await site.form(`${path}/payoff/form`, { owed, lender: "A" });
      const page = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
      expect([status, page.payoff, page.returned]).toEqual([
        303,
        { owedCents: 10_000, lender: null },
        {
          form: "payoff",
          fields: { owed, lender: "A" },
          faults: { owed: "Enter an amount in dollars, like 8,500 or 8500.50" },
        },
      ]);
    }
    const faulty = await site.post(`${path}/payoff/form`, { owed: "none" });
    expect(faulty).toMatchObject({
      status: 422,
      body: { error: { fields: { owed: expect.any(String) } } },
    });
    const accepted = await site.post(`${path}/payoff/form`, { owed: "200" });
    expect(FormReply.parse(accepted.body)).toMatchObject({ isLead: false });
    const page = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    expect([page.payoff?.owedCents, page.returned]).toEqual([20_000, null]);
    await site.stop();
  });

  test("far above the price of the car is asked about, and a high one is taken", async () => {
    const { site } = await running(open);
    const { path } = await startSample(site);
    await site.form(`${path}/offer/form`, {});
    const save = async (owed: string) => {
      await site.form(`${path}/payoff/form`, { owed });
      const page = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
      return [page.payoff?.owedCents ?? null, page.returned?.faults["owed"] ?? null];
    };
    expect(await save("999,999")).toEqual([
      null,
      expect.stringMatching(/^\$999,999 is far more than this car’s price of \$\d\d,\d{3}\./),
    ]);
    expect(await save("40,000")).toEqual([4_000_000, null]);
    await site.stop();
  });
});
