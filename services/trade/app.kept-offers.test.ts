import { FormReply } from "@forecourt/contracts/areas/trade/offer-forms";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { textVersion } from "@forecourt/domain/text-version";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningTrade, runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";
import { noProblems } from "./testing/sample-input.ts";

/** A Monday, nine in the morning at the store. */
const start = new Date("2026-11-23T15:00:00.000Z");

const form = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  interest: "sell",
  slot: "2026-11-24T09:30",
  contactConsent: textVersion("a sentence"),
  formToken: "a token",
};

async function running(open: OpenTestDatabase, more: object = {}) {
  const { location } = await open();
  return runTrade({ location, now: () => start, ...more });
}

async function offered(site: RunningTrade, answers?: Parameters<typeof startSample>[1]) {
  const sample = await startSample(site, answers);
  await site.form(`${sample.path}/offer/form`, {});
  const page = async () => TradeOfferPage.parse((await site.send(`${sample.path}/offer`)).body);
  const keep = (fields: Record<string, string> = {}) =>
    site.form(`${sample.path}/offer/keep/form`, { ...form, ...fields });
  return { ...sample, page, keep };
}

const outboxOf = ({ database }: RunningTrade) =>
  database.query.selectFrom("trade_outbox").selectAll().execute();

describeOnEveryDatabase("keeping an offer", (open) => {
  test("queues one lead, however often and by whichever way the form is sent", async () => {
    let wakes = 0;
    const site = await running(open, { onCommitted: () => (wakes += 1) });
    const { path, token, page, keep } = await offered(site);
    const answers = await Promise.all([keep(), keep(), keep({ phone: "573-555-0100" })]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(answers[0]?.headers.get("location")).toBe(`/sell-trade-my-car/offer/${token}#kept`);
    const again = await site.post(`${path}/offer/keep/form`, form);
    expect(FormReply.parse(again.body)).toEqual({
      location: `/sell-trade-my-car/offer/${token}#kept`,
      isLead: false,
    });
    expect(await outboxOf(site)).toMatchObject([{ state: "queued", link_token: token }]);
    expect(wakes).toBe(1);
    expect(await page()).toMatchObject({
      kept: { firstName: "Ada", interest: "sell", dropOff: { day: "2026-11-24", time: "09:30" } },
    });
    await site.stop();
  });

  test("tells another person for whom it is kept, and stores nothing of theirs", async () => {
    const site = await running(open);
    const { token, page, keep } = await offered(site);
    await keep();
    const again = await keep({ email: "ADA@moss.example", phone: "573-555-0100" });
    expect(again.headers.get("location")).toBe(`/sell-trade-my-car/offer/${token}#kept`);
    const other = await keep({ firstName: "Tom", email: "tom@moss.example" });
    expect(other.headers.get("location")).toBe(`/sell-trade-my-car/offer/${token}?already=1#kept`);
    expect(await page()).toMatchObject({ kept: { firstName: "Ada" }, returned: null });
    expect(await outboxOf(site)).toHaveLength(1);
    await site.stop();
  });

  test("stays on the page when an answer changes, until it expires or the new offer is kept", async () => {
    let now = start;
    const site = await running(open, { now: () => now });
    const { path, page, keep } = await offered(site);
    expect((await page()).keptBefore).toBeNull();
    await keep({ interest: "trade-in" });
    const { offer: first, keptBefore: none } = await page();
    expect(none).toBeNull();
    await site.put(`${path}/answers`, { answers: { "100": ["good"] } });
    const keptBefore = {
      offer: { number: first?.number },
      interest: "trade-in",
      dropOff: { day: "2026-11-24", time: "09:30" },
    };
    expect(await page()).toMatchObject({ offer: null, kept: null, keptBefore });
    await site.put(`${path}/answers`, {
      answers: { ...noProblems, "100": ["good"], "201": ["yes"] },
    });
    await site.form(`${path}/offer/form`, {});
    expect(await page()).toMatchObject({ kept: null, keptBefore });
    now = new Date("2026-12-01T15:00:00.000Z");
    expect((await page()).keptBefore).toBeNull();
    now = start;
    await keep();
    expect(await page()).toMatchObject({ kept: { firstName: "Ada" }, keptBefore: null });
    await site.stop();
  });

  test("says to a script which request made the lead", async () => {
    const site = await running(open);
    const { path } = await offered(site);
    const send = async () =>
      FormReply.parse((await site.post(`${path}/offer/keep/form`, form)).body).isLead;
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.filter(Boolean)).toHaveLength(1);
    await site.stop();
  });

  test("returns a form with faults as it was typed, without its hidden fields", async () => {
    const site = await running(open);
    const { page, keep } = await offered(site);
    const faulty = { email: "ada", phone: "123", interest: "lease", slot: "2026-11-24T03:00" };
    const { status, headers } = await keep(faulty);
    expect([status, headers.get("location")]).toEqual([303, expect.stringMatching(/#keep$/)]);
    const { formToken: _token, contactConsent: _consent, ...typed } = { ...form, ...faulty };
    expect((await page()).returned).toEqual({
      form: "keep",
      fields: typed,
      faults: {
        email: "Enter a valid email address",
        phone: "Enter a valid 10-digit phone number",
        interest: expect.any(String),
        slot: expect.stringContaining("isn’t available"),
      },
    });
    expect(await outboxOf(site)).toEqual([]);
    await keep();
    expect(await page()).toMatchObject({ returned: null, kept: { firstName: "Ada" } });
    await site.stop();
  });

  test("offers the drop-off times of test drives: open hours, after the lead time", async () => {
    const site = await running(open);
    const { page, keep } = await offered(site);
    const { dropOffDays } = await page();
    // Nine in the morning and two opening hours of lead time; Sunday is closed.
    expect(dropOffDays[0]).toMatchObject({ day: "2026-11-23" });
    expect(dropOffDays[0]?.times[0]).toBe("11:00");
    expect(dropOffDays.map(({ day }) => day)).not.toContain("2026-11-29");
    for (const slot of ["2026-11-23T10:30", "2026-11-29T10:00", "2026-11-24T09:31", "soon"]) {
      await keep({ slot });
      expect([slot, (await page()).kept]).toEqual([slot, null]);
    }
    await keep({ slot: "" });
    expect((await page()).kept?.dropOff).toBeNull();
    await site.stop();
  });

  test("takes no drop-off after the last valid day, and keeps an offer without one", async () => {
    const clock = { now: start };
    const site = await running(open, { now: () => clock.now });
    const { page, keep } = await offered(site);
    const { offer, dropOffDays } = await page();
    expect([offer?.validUntil, dropOffDays.at(-1)?.day]).toEqual(["2026-11-30", "2026-11-30"]);
    await keep({ slot: "2026-12-01T09:30" });
    expect(await page()).toMatchObject({
      kept: null,
      returned: { faults: { slot: expect.stringContaining("isn’t available") } },
    });
    // Nine in the evening of the last day: the store is closed.
    clock.now = new Date("2026-12-01T03:00:00.000Z");
    expect(await page()).toMatchObject({ isExpired: false, dropOffDays: [] });
    await keep({ slot: "" });
    expect((await page()).kept?.dropOff).toBeNull();
    await site.stop();
  });

  test("fixes the selection and the payoff of the lead, and queues a notice of each later change", async () => {
    const site = await running(open);
    const { path, page, keep } = await offered(site);
    await site.form(`${path}/payoff/form`, { owed: "9000" });
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "moreCashLater" });
    await keep();
    const select = async () =>
      site.form(`${path}/offer/selection/form`, { selectedPayment: "cashNow" });
    const both = await Promise.all([select(), select()]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    for (const owed of ["1", "1.00"]) await site.form(`${path}/payoff/form`, { owed });
    // The page uses another payoff; the store's lead keeps the payoff with which it was sent.
    expect(await page()).toMatchObject({
      payoff: { owedCents: 100 },
      offer: { selectedPayment: "cashNow" },
    });
    const notices = await site.database.query
      .selectFrom("trade_notices")
      .select("kept_change")
      .execute();
    expect(notices.map((notice) => JSON.parse(notice.kept_change ?? "null"))).toEqual([
      {
        kind: "payment",
        before: "moreCashLater",
        payoff: { owedCents: 900_000, lender: null },
        selectedPayment: "cashNow",
        interest: "sell",
      },
      {
        kind: "payoff",
        before: { owedCents: 900_000, lender: null },
        payoff: { owedCents: 100, lender: null },
        selectedPayment: "cashNow",
        interest: "sell",
      },
    ]);
    const { content } = await site.database.query
      .selectFrom("trade_kept_offers")
      .select("content")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(content)).toMatchObject({
      payoff: { owedCents: 900_000 },
      selectedPayment: "moreCashLater",
    });
    await site.stop();
  });

  test("is possible for an outcome without a price, and again once there is one", async () => {
    let isKnown = false;
    const { stubValuer } = await import("./testing/running-trade.ts");
    const valuer = {
      value: async () => (isKnown ? stubValuer().value({} as never, {} as never) : null),
    };
    const site = await running(open, { valuer });
    const { path, page, keep } = await offered(site);
    await keep({ slot: "" });
    expect(await page()).toMatchObject({
      offer: { result: { outcome: "no-value" } },
      kept: { firstName: "Ada" },
    });
    isKnown = true;
    await site.form(`${path}/offer/form`, {});
    expect(await page()).toMatchObject({ offer: { result: { outcome: "offers" } }, kept: null });
    await keep();
    expect(await outboxOf(site)).toHaveLength(2);
    const inspected = await offered(site, { ...noProblems, "400": ["hail"] });
    await inspected.keep();
    expect(await inspected.page()).toMatchObject({
      offer: { result: { outcome: "bring-in" } },
      kept: { dropOff: { time: "09:30" } },
    });
    await site.stop();
  });

  test("of another dealer, with another token, or from another site is refused", async () => {
    const site = await running(open);
    const { path } = await offered(site);
    const other = `/api/trade/appraisals/${"A".repeat(43)}`;
    const short = "/api/trade/appraisals/short";
    const forms = ["/offer/form", "/offer/selection/form", "/payoff/form", "/offer/keep/form"];
    for (const one of forms) {
      const status = async (at: string, asking: object = {}) =>
        (await site.form(at + one, form, asking)).status;
      expect([
        one,
        await status(path, { dealer: "heartland" }),
        await status(other),
        await status(short),
        await status(path, { headers: { origin: "https://elsewhere.example" } }),
      ]).toEqual([one, 404, 404, 400, 403]);
    }
    expect((await site.send(`${path}/offer`, { dealer: "heartland" })).status).toBe(404);
    expect((await site.send(`${other}/offer`)).status).toBe(404);
    expect((await site.send(`${short}/offer`)).status).toBe(400);
    expect(await outboxOf(site)).toEqual([]);
    await site.stop();
  });

  test("survives hostile fields and bodies", async () => {
    const site = await running(open);
    const { path, page } = await offered(site);
    const at = `${path}/offer/keep/form`;
    for (const body of ["", "{", "[]", "null", '"text"', '{"slot":1}', '{"slot":{"a":"b"}}']) {
      const { status } = await site.send(at, { method: "POST", body });
      expect([body, status >= 400 && status < 500]).toEqual([body, true]);
    }
    const long = await site.form(at, { ...form, firstName: "a".repeat(5_000), slot: "\u0000" });
    expect(long.status).toBe(303);
    const named = await site.form(at, { ...form, firstName: "<b>\r\nBcc: a@b.example", slot: "" });
    expect(named.status).toBe(303);
    expect((await page()).kept).not.toBeNull();
    await site.stop();
  });
});
