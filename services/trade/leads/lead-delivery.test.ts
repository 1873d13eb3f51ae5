import { randomUUID } from "node:crypto";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { type JsonRequest, type JsonServer, startJsonServer } from "@forecourt/testing/json-server";
import { afterEach, expect, test } from "@jest/globals";
import { staffTexts } from "../sheet/staff-texts.ts";
import { deleteExpired } from "../store/cleanup.ts";
import { runTrade, signingSecret } from "../testing/running-trade.ts";
import { sampleCar, startSample } from "../testing/sample-car.ts";
import { noProblems } from "../testing/sample-input.ts";
import type { Valuer } from "../valuation/valuation.ts";
import { deliveryOf } from "./send-lead.ts";

const start = new Date("2026-11-23T15:00:00.000Z");

let server: JsonServer | undefined;
afterEach(() => server?.stop());

/** A leads service that stores the requests it gets; `failures` requests fail first. */
async function stubLeads(failures = 0) {
  const received: Omit<JsonRequest, "path">[] = [];
  let left = failures;
  server = await startJsonServer(({ headers, body }) => {
    left -= 1;
    if (left >= 0) return 500;
    received.push({ headers, body });
    return { number: "F-7K3Q2M", token: "x".repeat(32) };
  });
  return { received, url: server.url };
}

interface Setting {
  url: string;
  valuer?: Valuer;
}

async function running(open: OpenTestDatabase, { url, valuer }: Setting) {
  const clock = { now: start };
  const { location } = await open();
  const site = await runTrade({ location, now: () => clock.now, ...(valuer && { valuer }) });
  const { database, dealers } = site;
  const log = createLog({ name: "t", level: "silent" });
  const deps = { database, dealers, now: () => clock.now, log, signingSecret };
  const options = deliveryOf([url], deps);
  const outbox = () => database.query.selectFrom("trade_outbox").selectAll().execute();
  return { site, clock, outbox, deliver: () => sendDueLeads(options, randomUUID()) };
}

const form = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  interest: "trade-in",
  slot: "2026-11-24T09:30",
  formToken: "a token",
};

const car = {
  ...sampleCar,
  vin: "1M8GDM9AXKP042788",
  series: "XLE",
  exteriorColor: "Blue",
  licensePlate: "AB1 C2D",
  state: "MO",
};

describeOnEveryDatabase("the lead of a kept offer", (open) => {
  test("has the state of the registration without a plate, and options by their names", async () => {
    const { received, url } = await stubLeads();
    const { site, deliver } = await running(open, { url });
    const plateless = { ...sampleCar, state: "MO", options: ["N5"] };
    const { path } = await startSample(site, noProblems, plateless);
    await site.form(`${path}/offer/form`, {});
    await site.form(`${path}/offer/keep/form`, form);
    await deliver();
    const { vehicle } = sendServiceLead.body?.parse(received[0]?.body) ?? {};
    expect(vehicle?.comments).toContain("Registered in: MO");
    expect(vehicle?.comments).toContain("Options: Built-in navigation");
    await site.stop();
  });

  test("has the car, the answers, every figure of the page, and a letter with the same figures", async () => {
    const { received, url } = await stubLeads();
    const { site, deliver, outbox } = await running(open, { url });
    const answers = { ...noProblems, "100": ["good"], "201": ["yes"], "500": ["<b>New tires</b>"] };
    const { path, token } = await startSample(site, answers, car);
    await site.form(`${path}/offer/form`, {});
    await site.form(`${path}/payoff/form`, { owed: "9,000.25", lender: "Ozark Bank" });
    await site.form(`${path}/offer/keep/form`, form);
    const page = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
    await Promise.all([deliver(), deliver()]);
    expect(received).toHaveLength(1);
    const body = sendServiceLead.body?.parse(received[0]?.body);
    expect(received[0]?.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.7",
      "idempotency-key": expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(body?.text).not.toContain("npm run");
    expect(body?.text).toContain("Photos: none");
    expect(body?.letter.notes).toContain("Anyone with this link can see and change your offer.");
    expect(body).toMatchObject({
      template: "SELL_OR_TRADE",
      store: "cape-girardeau",
      formToken: "a token",
      user: { firstName: "Ada", email: "ada@moss.example" },
      vehicle: {
        interest: "trade-in",
        year: 2019,
        make: "Toyota",
        model: "RAV4",
        trim: "XLE",
        vin: car.vin,
        odometer: 60_000,
        exteriorcolor: "Blue",
      },
      letter: {
        link: { path: `/sell-trade-my-car/offer/${token}` },
        appointment: { start: "2026-11-24T15:30:00.000Z" },
      },
    });
    expect(body?.vehicle?.comments).toContain("Has anyone smoked in it? Yes");
    expect(body?.vehicle?.comments).toContain("License plate: AB1 C2D MO");
    const offer = page.offer as NonNullable<typeof page.offer>;
    expect(body?.text).toContain(`Offer ${offer.number}.`);
    expect(body?.subject).toBe(
      `Trade-in: 2019 Toyota RAV4, 60,000 miles, $15,500 (${offer.number}), drop-off Nov 24, 9:30 a.m.`,
    );
    expect(body?.text).toContain("Drop-off: Tuesday, November 24, 2026 at 9:30 AM CST");
    expect(body?.text).toContain("Lender: Ozark Bank");
    const { texts } = site.dealers.current().site({ dealerId: "ozark-mitsubishi", storeId: null });
    const summary = offerSummary(offer, page.payoff, texts, { isTradeIn: true });
    const toStore = offerSummary(offer, page.payoff, staffTexts(texts));
    expect(body?.text).toContain("Payoff: -$9,000.25\nEquity: $6,499.75");
    expect(toStore.offered.map(({ price }) => price)).toEqual(["$15,500", "$17,945"]);
    // More cash later is no choice of a trade-in.
    expect(body?.letter.tables.map(({ title }) => title)).toEqual(["Cash now (selected)"]);
    const linesOf = ({ offered }: typeof summary) =>
      offered.flatMap(({ lines, steps, payoff }) => [...lines, ...steps, ...(payoff?.lines ?? [])]);
    for (const { label, amount } of linesOf(toStore)) {
      expect(body?.text).toMatch(lineWith(label, amount));
    }
    for (const { label, amount } of linesOf(summary)) {
      const inLetter = body?.letter.tables.flatMap(({ rows }) => rows) ?? [];
      expect(inLetter).toContainEqual([expect.stringContaining(label), amount]);
    }
    expect(body?.letter.notes.join(" ")).toContain("As a trade-in, $6,499.75 counts toward");
    expect(body?.letter.notes.join(" ")).not.toContain("You can switch");
    expect(body?.text).toContain("-$9,000.25");
    expect(body?.text).toContain("$6,499.75");
    // An address that is not verified may be a typing error: its mails contain nothing that was typed.
    expect(JSON.stringify(body?.letter)).not.toMatch(/Ada|Moss|Ozark Bank|RAV4|New tires|AB1/);
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 1 }]);
    await deleteExpired(site.database, start);
    expect(await outbox()).toMatchObject([{ state: "sent", link_token: null }]);
    await site.stop();
  });

  test("is retried with the same content and key until it is stored", async () => {
    const { received, url } = await stubLeads(2);
    const { site, clock, deliver, outbox } = await running(open, { url });
    const { path } = await startSample(site);
    await site.form(`${path}/offer/form`, {});
    await site.form(`${path}/offer/keep/form`, form);
    await deliver();
    expect(await outbox()).toMatchObject([{ state: "queued", attempts: 1 }]);
    await site.put(`${path}/car`, { car: { ...sampleCar, mileage: 90_000 } });
    for (const minutes of [5, 60]) {
      clock.now = new Date(start.getTime() + minutes * 60_000);
      await deliver();
    }
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
    expect(received).toHaveLength(1);
    const body = sendServiceLead.body?.parse(received[0]?.body);
    expect(body?.vehicle?.odometer).toBe(60_000);
    await site.stop();
  });

  test("asks for a call where no value could be had, and names the reasons to bring a car in", async () => {
    const { received, url } = await stubLeads();
    const { site, deliver } = await running(open, { url, valuer: { value: async () => null } });
    for (const answers of [{ "100": ["great"] }, { ...noProblems, "400": ["hail"] }]) {
      const { path } = await startSample(site, answers);
      await site.form(`${path}/offer/form`, {});
      await site.form(`${path}/offer/keep/form`, { ...form, slot: "" });
    }
    await deliver();
    const texts = received.map(({ body }) => sendServiceLead.body?.parse(body));
    const [call, visit] = texts.toSorted(
      (one, other) =>
        Number(other?.text.includes("call back")) - Number(one?.text.includes("call back")),
    );
    expect(call?.text).toContain("please call back with an offer");
    expect(call?.letter).toMatchObject({ tables: [], appointment: null });
    expect(call?.subject).toMatch(/^Call back: 2019 Toyota RAV4, 60,000 miles \(T-[^)]+\)$/);
    expect(visit?.subject).toMatch(/^Bring in: 2019 Toyota RAV4, 60,000 miles \(T-[^)]+\)$/);
    for (const { text, letter } of [call, visit].flatMap((one) => one ?? [])) {
      expect(letter.hasOwnNumber).toBe(true);
      expect(letter.notes.at(-1)).toMatch(/^If you call us, mention reference T-[\w-]+\.$/);
      expect(text).toMatch(/^Reference T-/);
      expect(text).not.toContain("Valid through");
    }
    expect(visit?.text).toContain("It has hail damage");
    expect(visit?.letter.paragraphs.join()).toContain("It has hail damage");
    await site.stop();
  });

  test("tells the number of photos, and that a poor car has no problem", async () => {
    const { received, url } = await stubLeads();
    const { site, deliver } = await running(open, { url });
    for (const answers of [noProblems, { ...noProblems, "200": ["accident"] }]) {
      const { path } = await startSample(site, answers);
      const { id } = await site.database.query
        .selectFrom("trade_appraisals")
        .select("id")
        .where("id", "not in", (query) => query.selectFrom("trade_photos").select("appraisal_id"))
        .executeTakeFirstOrThrow();
      for (const position of [1, 2]) {
        const bytes = new Uint8Array([1]);
        const photo = { id: `${id}-${position}`, appraisal_id: id, position };
        await site.database.query
          .insertInto("trade_photos")
          .values({ ...photo, width: 1, height: 1, large: bytes, thumbnail: bytes })
          .execute();
      }
      await site.form(`${path}/offer/form`, {});
      await site.form(`${path}/offer/keep/form`, { ...form, interest: "sell", slot: "" });
      await deliver();
    }
    const [clean, damaged] = received.map(({ body }) => sendServiceLead.body?.parse(body));
    const check = "Check: the seller says Poor but reports no problem.";
    expect(clean?.subject).toMatch(/^Sell: 2019 Toyota RAV4, 60,000 miles, \$[\d,.]+ \(T-[^)]+\)$/);
    expect(clean?.text).toContain("Photos: 2, on the appraisal sheet");
    expect([clean?.text.includes(check), damaged?.text.includes(check)]).toEqual([true, false]);
    await site.stop();
  });
});

/** A line that begins with a label and ends with an amount. */
function lineWith(label: string, amount: string): RegExp {
  const escaped = [label, amount].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped[0]}.*: ${escaped[1]}$`, "m");
}
