import { randomUUID } from "node:crypto";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { afterAll, afterEach, beforeEach, expect, test } from "@jest/globals";
import {
  recordAcceptance,
  recordDecline,
  recordInspection,
  recordRevision,
} from "../desk/change-by-desk.ts";
import { deliveryOf, noticeDeliveryOf } from "../leads/send-lead.ts";
import { deskOf, keptSample } from "../testing/kept-sample.ts";
import { runTrade, signingSecret } from "../testing/running-trade.ts";
import { noProblems } from "../testing/sample-input.ts";
import { type StubLeads, stubLeads } from "../testing/stub-leads.ts";
import { reminderDeliveryOf } from "./reminder-delivery.ts";

/** A Monday, 9 a.m. in Missouri; offers are valid through the next one. */
const start = "2026-11-23T15:00:00Z";
/** 9 a.m. on Saturday, two days before the end. */
const due = "2026-11-28T15:00:00Z";
const by = "Dana";
const subject = /^Your offer from .+ ends Monday, November 30 \(T-.{9}\)$/;

let leads: StubLeads;
beforeEach(async () => {
  leads = await stubLeads();
});
afterEach(async () => leads.stop());
afterAll(removeCopies);

async function running(open: OpenTestDatabase, dealersDir?: string) {
  const clock = { now: new Date(start) };
  const now = () => clock.now;
  const { location } = await open();
  const site = await runTrade({ location, now, ...(dealersDir !== undefined && { dealersDir }) });
  const { database, dealers } = site;
  const deps = {
    database,
    dealers,
    now,
    signingSecret,
    log: createLog({ name: "t", level: "silent" }),
  };
  return {
    site,
    deps,
    desk: deskOf(site, now).deps,
    /** Sends due mails, on two replicas. */
    deliver: async () => {
      for (const options of [deliveryOf, noticeDeliveryOf, reminderDeliveryOf]) {
        const delivery = options([leads.url], deps);
        await Promise.all([1, 2].map(() => sendDueLeads(delivery, randomUUID())));
      }
    },
    passTo: (moment: string) => {
      clock.now = new Date(moment);
    },
    states: async () => {
      const rows = await database.query.selectFrom("trade_reminders").select("state").execute();
      return rows.map(({ state }) => state);
    },
    reminders: () => leads.notices().filter((one) => one?.letter.subject.includes(" ends ")),
  };
}

describeOnEveryDatabase("the reminder of a kept offer", (open) => {
  test("is mailed once, on the store's morning two days before the end", async () => {
    const { site, deliver, passTo, reminders } = await running(open);
    const { number, token, path } = await keptSample(site, { slot: "" });
    const plannedDay = async () => {
      const { body } = await site.send(`${path}/offer`);
      return TradeOfferPage.parse(body).kept?.remindsOn;
    };
    expect(await plannedDay()).toBe("2026-11-28");
    await deliver();
    passTo("2026-11-28T14:59:00Z");
    await deliver();
    expect(reminders()).toEqual([]);
    passTo(due);
    await deliver();
    passTo("2026-11-28T19:00:00Z");
    await deliver();
    passTo("2026-11-29T15:00:00Z");
    await deliver();
    expect(reminders()).toHaveLength(1);
    expect(await plannedDay()).toBeUndefined();
    const [mail] = reminders();
    expect(mail?.toStore).toBeNull();
    expect(mail?.letter).toMatchObject({
      subject: expect.stringMatching(subject),
      hasOwnNumber: true,
      link: { path: `/sell-trade-my-car/offer/${token}` },
      appointment: null,
    });
    const { paragraphs, tables, notes } = mail?.letter ?? {};
    expect(paragraphs?.[0]).toContain(`your offer ${number} from`);
    expect(paragraphs?.[0]).toContain("is good through Monday, November 30.");
    expect(paragraphs?.[1]).toContain("pick a time on your offer’s page");
    expect(tables).toEqual([
      {
        title: `Offer ${number}`,
        rows: [
          ["Cash now", "$15,500"],
          ["More cash later, both checks, if it sells as we expect", "$17,945"],
        ],
      },
    ]);
    expect(notes?.join(" ")).toContain("the only reminder we’ll send about this offer");
    await site.stop();
  });

  test("is sent once when the process dies after it, also when the offer changes meanwhile", async () => {
    const { site, deliver, passTo, reminders, states } = await running(open);
    const { path } = await keptSample(site, { slot: "" });
    await deliver();
    passTo(due);
    leads.state.loseAnswers = true;
    await deliver();
    leads.state.loseAnswers = false;
    expect(await states()).toEqual(["queued"]);
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    passTo("2026-11-28T16:00:00Z");
    await deliver();
    await deliver();
    expect(reminders()).toHaveLength(1);
    expect(leads.state.refused).toBe(1);
    expect(await states()).toEqual(["sent"]);
    await site.stop();
  });

  test("says what counts now: a trade-in, what is owed and the visit", async () => {
    const { site, deliver, passTo, reminders } = await running(open);
    const { path, number } = await keptSample(site, { slot: "2026-11-30T09:30" });
    await site.form(`${path}/offer/interest/form`, { interest: "trade-in", offer: number });
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    await deliver();
    passTo(due);
    await deliver();
    const { letter } = reminders()[0] ?? {};
    expect(letter?.paragraphs[1]).toBe(
      "Your visit is still booked for Monday, November 30 at 9:30 a.m.",
    );
    expect(letter?.tables[0]?.rows).toEqual([["Cash now", "$15,500"]]);
    expect(letter?.notes.join(" ")).toContain("$9,300 counts toward your next car");
    await site.stop();
  });

  test.each([
    ["was bought", { found: [], end: "accept" }],
    ["was declined", { found: ["A bent frame"], end: "decline" }],
    ["is kept by its seller", { found: null, end: "keep" }],
    ["was seen, and has no price yet", { found: ["A bent frame"], end: null }],
  ])("is not mailed for a car that %s", async (_name, { found, end }) => {
    const { site, desk, deliver, passTo, reminders, states } = await running(open);
    const { number } = await keptSample(site, { slot: "" });
    await deliver();
    passTo("2026-11-25T15:00:00Z");
    if (found !== null) await recordInspection(desk, number, { by, found });
    if (end === "accept") await recordAcceptance(desk, number, { by, payment: null });
    if (end === "decline" || end === "keep") {
      await recordDecline(desk, number, { by, reason: "rust", bySeller: end === "keep" });
    }
    passTo(due);
    await deliver();
    expect(reminders()).toEqual([]);
    expect(await states()).toEqual(["sent"]);
    await site.stop();
  });

  test("is not mailed once a newer offer is kept: that one has its own", async () => {
    const { site, deliver, passTo, reminders } = await running(open);
    const { path, number } = await keptSample(site, { slot: "" });
    passTo("2026-11-23T15:05:00Z");
    await site.put(`${path}/answers`, { answers: { ...noProblems, "100": ["good"] } });
    await site.form(`${path}/offer/form`, {});
    const contact = { firstName: "Ada", lastName: "Moss", email: "ada@moss.example" };
    const rest = { phone: "573-555-0177", interest: "sell", slot: "" };
    await site.form(`${path}/offer/keep/form`, { ...contact, ...rest });
    await deliver();
    passTo(due);
    await deliver();
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]?.letter.subject).not.toContain(number);
    await site.stop();
  });

  test("is not mailed where the booked time is over, nor after the offer has ended", async () => {
    const { site, deliver, passTo, reminders, states } = await running(open);
    await keptSample(site, { slot: "2026-11-24T09:30" });
    await deliver();
    passTo(due);
    await deliver();
    expect([reminders(), await states()]).toEqual([[], ["sent"]]);
    passTo("2026-11-28T15:00:30Z");
    await keptSample(site, { slot: "" });
    await deliver();
    passTo("2026-12-06T06:00:00Z");
    await deliver();
    expect([reminders(), await states()]).toEqual([[], ["sent", "sent"]]);
    await site.stop();
  });

  test("waits for the morning when it is late, and for the lead of its offer", async () => {
    const { site, deliver, passTo, reminders, states } = await running(open);
    await keptSample(site, { slot: "" });
    // 9 p.m.
    passTo("2026-11-29T03:00:00Z");
    await deliver();
    expect([reminders(), await states()]).toEqual([[], ["queued"]]);
    passTo("2026-11-29T13:59:00Z");
    await deliver();
    expect(reminders()).toEqual([]);
    passTo("2026-11-29T14:30:00Z");
    await deliver();
    expect(reminders()).toHaveLength(1);
    await site.stop();
  });

  test("is not mailed to an address that got no letter, as of a lead that may be spam", async () => {
    leads.state.isLetterQueued = false;
    const { site, deliver, passTo, reminders, states } = await running(open);
    await keptSample(site, { slot: "" });
    await deliver();
    passTo(due);
    await deliver();
    expect([reminders(), await states()]).toEqual([[], ["sent"]]);
    await site.stop();
  });

  test("moves to the end of a new version, whose price it says", async () => {
    const { site, desk, deliver, passTo, reminders } = await running(open);
    const { number } = await keptSample(site);
    await deliver();
    passTo("2026-11-25T15:00:00Z");
    await recordInspection(desk, number, { by, found: ["A scratch"] });
    const lines = [{ reason: "Bumper scratched", amountCents: -25_000 }];
    await recordRevision(desk, number, { by, lines });
    passTo(due);
    await deliver();
    expect(reminders()).toEqual([]);
    passTo("2026-11-30T15:00:00Z");
    await deliver();
    expect(reminders()).toHaveLength(1);
    const { letter, isMet } = reminders()[0] ?? {};
    expect(isMet).toBe(true);
    expect(letter?.subject).toContain("ends Wednesday, December 2");
    expect(letter?.tables[0]?.rows[0]).toEqual(["Cash now", "$15,250"]);
    expect(letter?.notes.join(" ")).toContain("Questions, or ready to sell?");
    await recordRevision(desk, number, {
      by,
      lines: [{ reason: "Bumper scratched", amountCents: -30_000 }],
    });
    passTo("2026-12-05T15:00:00Z");
    await deliver();
    expect(reminders()).toHaveLength(1);
    await site.stop();
  });

  test("is not planned without a price, nor by a dealer who wants none", async () => {
    const { site, states } = await running(open);
    await keptSample(site, {
      car: { modelYear: 2005, make: "Toyota", model: "RAV4", mileage: 90_000 },
    });
    expect(await states()).toEqual([]);
    await site.stop();
    const copy = await copyDealers();
    await copy.set("defaults/dealer.json", ["trade", "reminder"], null);
    const off = await running(open, copy.folder);
    await keptSample(off.site, { slot: "" });
    expect(await off.states()).toEqual([]);
    await off.site.stop();
  });

  test.each([
    ["reminders", "defaults/dealer.json", ["trade", "reminder"], null],
    ["offers", "ozark-mitsubishi/dealer.json", ["pages", "sellTrade"], false],
  ])("is not mailed once the dealer has switched off %s", async (_name, file, at, value) => {
    const copy = await copyDealers();
    await copy.set(file, at, value);
    const { site, deps, deliver, passTo, reminders, states } = await running(open);
    await keptSample(site, { slot: "" });
    await deliver();
    const changed = await loadDealers(copy.folder);
    Object.assign(deps, { dealers: { current: () => changed } });
    passTo(due);
    await deliver();
    expect([reminders(), await states()]).toEqual([[], ["sent"]]);
    await site.stop();
  });
});
