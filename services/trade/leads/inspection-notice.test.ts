import { randomUUID } from "node:crypto";
import { tradeOfferPath, yourVehiclePath } from "@forecourt/contracts/areas/trade/trade-paths";
import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { type JsonServer, startJsonServer } from "@forecourt/testing/json-server";
import { afterEach, expect, test } from "@jest/globals";
import {
  recordAcceptance,
  recordDecline,
  recordInspection,
  recordRevision,
} from "../desk/change-by-desk.ts";
import { deskOf, keptSample } from "../testing/kept-sample.ts";
import { runTrade, signingSecret } from "../testing/running-trade.ts";
import { sampleCar } from "../testing/sample-car.ts";
import { deliveryOf, noticeDeliveryOf } from "./send-lead.ts";

let server: JsonServer | undefined;
afterEach(() => server?.stop());

/** A leads service that stores the requests it gets. */
async function stubLeads() {
  const received: { url: string; body: unknown }[] = [];
  server = await startJsonServer(({ path: url, body }) => {
    received.push({ url, body });
    if (url.endsWith("/notices")) return { isQueued: true };
    return { number: "F-7K3Q2M", token: "x".repeat(32) };
  });
  const notices = () =>
    received.flatMap(({ url, body }) =>
      url.endsWith("/notices") ? [sendServiceNotice.body?.parse(body)] : [],
    );
  const leads = () =>
    received.flatMap(({ url, body }) =>
      url.endsWith("/letters") ? [sendServiceLead.body?.parse(body)] : [],
    );
  return { notices, leads, url: server.url };
}

async function running(open: OpenTestDatabase) {
  const leads = await stubLeads();
  const now = () => new Date("2026-11-23T15:00:00.000Z");
  const { location } = await open();
  const site = await runTrade({ location, now });
  const { database, dealers } = site;
  const log = createLog({ name: "t", level: "silent" });
  const deps = { database, dealers, now, log, signingSecret };
  const deliver = async () => {
    for (const options of [deliveryOf, noticeDeliveryOf]) {
      await sendDueLeads(options([leads.url], deps), randomUUID());
    }
  };
  return { site, deliver, ...leads, ...deskOf(site, now) };
}

const by = "Dana";
const lines = [{ reason: "Bumper scratched", amountCents: -25_000 }];

describeOnEveryDatabase("the mails about a change of a kept offer", (open) => {
  test("tell store and seller that the seller switched to the other kind", async () => {
    const { site, deliver, leads, notices } = await running(open);
    const { path, number } = await keptSample(site);
    await deliver();
    expect(leads()[0]?.letter.notes.join(" ")).toContain("You can switch between Cash now and");
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "moreCashLater" });
    await deliver();
    const [notice] = notices();
    expect(notice?.toStore?.subject).toBe(`Seller's choice changed: 2019 Toyota RAV4 (${number})`);
    expect(notice?.toStore?.text).toContain("now chooses more cash later. It was cash now.");
    expect(notice?.letter.subject).toBe(`You switched to More cash later (${number})`);
    expect(notice?.letter.paragraphs.join(" ")).toContain("is now More cash later, $17,945");
    expect(notice?.letter.tables[0]?.title).toBe("More cash later (selected)");
    expect(notice?.letter.paragraphs).toContain(
      "Your visit is still booked for Tuesday, November 24 at 9:30 a.m.",
    );
    expect(notice?.letter.appointment).toBeNull();
    await site.stop();
  });

  test("tell store and seller that it is a trade-in now, and a sale again", async () => {
    const { site, deliver, leads, notices } = await running(open);
    const { path, number, token } = await keptSample(site);
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "moreCashLater" });
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    await deliver();
    const switchTo = async (interest: string) => {
      await site.form(`${path}/offer/interest/form`, { interest, offer: number });
      await deliver();
      return notices().at(-1);
    };
    const traded = await switchTo("trade-in");
    expect(traded?.toStore?.subject).toBe(`Trade-in instead of sale: 2019 Toyota RAV4 (${number})`);
    expect(traded?.toStore?.text).toContain("wants to trade the vehicle in, and no longer to sell");
    expect(traded?.toStore?.text).toContain(`This replaces what the lead of ${number} says.`);
    expect(traded?.toStore?.text).toContain("What counts: cash now. It was more cash later.");
    expect(traded?.toStore?.text).not.toContain(token);
    expect(traded?.letter.subject).toBe(`You’re trading your car in instead (${number})`);
    expect(traded?.letter.paragraphs.slice(1)).toEqual([
      `Your offer number is still ${number}, and it’s valid through Monday, November 30. The price is now Cash now, $15,500, instead of More cash later, $17,945.`,
      "Your visit is still booked for Tuesday, November 24 at 9:30 a.m.",
    ]);
    expect(traded?.letter.notes.join(" ")).toContain("$9,300 counts toward your next car");
    expect(traded?.letter.notes.join(" ")).toContain("You can switch back on your offer’s page");
    expect(traded?.letter.tables[0]?.rows).toContainEqual(["Toward your next car", "$9,300"]);
    expect(traded?.letter.tables).toHaveLength(1);
    const sold = await switchTo("sell");
    expect(sold?.toStore?.subject).toBe(`Sale instead of trade-in: 2019 Toyota RAV4 (${number})`);
    expect(sold?.toStore?.text).toContain("What counts: cash now.\n");
    expect(sold?.letter.paragraphs[1]).toBe(
      `Your offer is still ${number}, valid through Monday, November 30: Cash now, $15,500.`,
    );
    expect(sold?.letter.tables[0]?.rows).toContainEqual(["You get", "$9,300"]);
    expect(JSON.stringify(sold)).not.toContain("toward your next car");
    expect([notices().length, leads().length]).toEqual([4, 1]);
    await site.stop();
  });

  test("are of a trade-in from when it became one", async () => {
    const { site, deps, deliver, leads, notices } = await running(open);
    const { path, number } = await keptSample(site);
    await site.form(`${path}/offer/interest/form`, { interest: "trade-in", offer: number });
    await deliver();
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    await deliver();
    // The lead states the interest at its time; the later mail states the present interest.
    expect(leads()[0]?.vehicle?.interest).toBe("sell");
    expect(notices()[1]?.letter.tables[0]?.rows).toContainEqual(["Toward your next car", "$9,300"]);
    await recordInspection(deps, number, { by, found: [] });
    await recordAcceptance(deps, number, { by, payment: null });
    await deliver();
    expect(notices()[2]?.letter.subject).toBe(`Your trade-in confirmation (${number})`);
    await site.stop();
  });

  test("tell store and seller what is owed, with what is left", async () => {
    const { site, deliver, notices } = await running(open);
    const { path, number } = await keptSample(site);
    await site.form(`${path}/payoff/form`, { owed: "6,200", lender: "Ozark Bank" });
    await deliver();
    await site.form(`${path}/payoff/form`, { owed: "" });
    await deliver();
    const [stated, removed] = notices();
    expect(stated?.toStore?.subject).toBe(`Payoff stated: 2019 Toyota RAV4 (${number})`);
    expect(stated?.toStore?.text).toContain("they owe $6,200. Before: none stated.");
    expect(stated?.toStore?.text).toContain("Lender: Ozark Bank");
    expect(stated?.toStore?.text).toContain("Payoff: -$6,200\nEquity: $9,300");
    expect(JSON.stringify(stated?.letter)).not.toContain("Ozark Bank");
    expect(stated?.letter.paragraphs.join(" ")).toContain("you still owe $6,200");
    expect(stated?.letter.tables[0]?.rows).toContainEqual(["You get", "$9,300"]);
    expect(removed?.toStore?.text).toContain("now states no payoff. Before: $6,200.");
    expect(JSON.stringify(removed?.letter.tables)).not.toContain("You get");
    await site.stop();
  });

  test("have the prices after an inspection, once there are some", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const { path, number } = await keptSample(site);
    await recordInspection(deps, number, { by, found: [] });
    await recordRevision(deps, number, { by, lines });
    await deliver();
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    const switched = { selectedPayment: "moreCashLater" };
    const refused = await site.form(`${path}/offer/selection/form`, switched);
    expect(refused.headers.get("location")).toMatch(/#inspection$/);
    expect((await site.put(`${path}/offer/selection`, switched)).status).toBe(422);
    await deliver();
    const [, payoff, ...others] = notices();
    expect(others).toEqual([]);
    expect(payoff?.letter.tables[0]?.rows).toContainEqual(["You get", "$9,050"]);
    expect(payoff?.letter.notes.join(" ")).not.toContain("Anyone with this link");
    await site.stop();
  });
});

describeOnEveryDatabase("the mails after an inspection", (open) => {
  test("the seller gets what was found, each line, the new price and the address of their page", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const { number, token } = await keptSample(site);
    await recordInspection(deps, number, { by, found: ["Rear bumper", "Worn tires"] });
    await deliver();
    expect(notices()).toEqual([]);
    await recordRevision(deps, number, { by, lines });
    await deliver();
    await deliver();
    const [notice, ...others] = notices();
    expect([notice?.toStore, others]).toEqual([null, []]);
    expect(notice?.letter.link.path).toBe(tradeOfferPath(token));
    expect(notice?.letter.subject).toBe(`Our offer after the inspection (${number})`);
    expect(notice?.letter.paragraphs.join("\n")).toContain("• Rear bumper\n• Worn tires");
    expect(notice?.letter.tables).toEqual([
      {
        title: "Cash now",
        rows: [
          ["Our first offer", "$15,500"],
          ["Bumper scratched", "-$250"],
          ["Our offer now", "$15,250"],
        ],
      },
      { title: "More cash later", rows: expect.arrayContaining([["Our offer now", "$17,695"]]) },
    ]);
    expect(notice?.letter.notes.join(" ")).toContain("valid through Monday, November 30");
    expect(notice?.letter.notes.join(" ")).not.toContain("Anyone with this link");
    const replaces = "This new offer replaces our offer of $15,250 or $17,695.";
    expect([notice?.isMet, notice?.letter.paragraphs.includes(replaces)]).toEqual([true, false]);
    await recordRevision(deps, number, { by, lines: [{ reason: "Tires", amountCents: -10_000 }] });
    await deliver();
    expect(notices()[1]?.letter.paragraphs).toContain(replaces);
    await site.stop();
  });

  test("a purchase is confirmed in writing, with the price, the loan and how it is paid", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const vin = "1M8GDM9AXKP042788";
    const { path, number } = await keptSample(site, { car: { ...sampleCar, vin } });
    await site.form(`${path}/payoff/form`, { owed: "6200", lender: "Ozark Bank" });
    const read = { mileage: 60_100, vin };
    await recordInspection(deps, number, { by, found: [], ...read });
    await recordRevision(deps, number, { by, lines });
    await deliver();
    await recordAcceptance(deps, number, { by, payment: "cashNow" });
    await deliver();
    const letters = notices().map((notice) => notice?.letter);
    const find = (start: string) => letters.find((letter) => letter?.subject.startsWith(start));
    const [revised, bought] = [find("Our offer after"), find("Your sale")];
    expect(revised?.tables[0]?.rows).toContainEqual(["You get", "$9,050"]);
    expect(bought?.subject).toBe(`Your sale confirmation (${number})`);
    const written = bought?.paragraphs.join(" ");
    expect(written).toContain("buying your 2019 Toyota RAV4, VIN 1M8GDM9AXKP042788 (offer");
    expect(written).toContain("The odometer shows 60,100 miles.");
    expect(bought?.tables).toMatchObject([
      {
        title: "Cash now",
        rows: [
          ["Our first offer", "$15,500"],
          ["Bumper scratched", "-$250"],
          ["Purchase price", "$15,250"],
          ["What you still owe", "-$6,200"],
          ["You get", "$9,050"],
        ],
      },
    ]);
    expect(bought?.notes.join(" ")).toContain(
      "one check when you hand over the car, every key and your lender’s payoff letter.",
    );
    expect(bought?.notes.join(" ")).toContain("told us: Ozark Bank. We pay off $6,200;");
    expect(bought?.notes.join(" ")).not.toContain("change your offer");
    await site.stop();
  });

  test("a car that is sold for its seller has a first check, an expected second one, and no promised total", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const { number } = await keptSample(site);
    await recordInspection(deps, number, { by, found: [] });
    await recordAcceptance(deps, number, { by, payment: "moreCashLater" });
    await deliver();
    const letter = notices()[0]?.letter;
    const written = letter?.paragraphs.join(" ");
    expect(written).toContain("is selling your 2019 Toyota RAV4 for you");
    expect(written).toContain("Your first check is $12,203. We expect $5,742 more after it sells");
    expect(letter?.tables[0]?.rows).toEqual([
      ["Both checks, if it sells as we expect", "$17,945"],
      ["First check (68%, when you drop off your car)", "$12,203"],
      ["Second check (32%, expected after your car sells)", "$5,742"],
    ]);
    expect(JSON.stringify(letter)).not.toMatch(/Purchase price|buying/);
    await site.stop();
  });

  test("a trade-in is bought for its cash now price, which counts toward the next car", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const { path, number } = await keptSample(site, { interest: "trade-in" });
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    await recordInspection(deps, number, { by, found: [] });
    await recordRevision(deps, number, { by, lines: [{ reason: "Tires", amountCents: 0 }] });
    await recordAcceptance(deps, number, { by, payment: null });
    await deliver();
    const letters = notices().map((notice) => notice?.letter);
    const revised = letters.find((one) => one?.subject.startsWith("Our offer after"));
    expect(revised?.tables.map(({ title }) => title)).toEqual(["Cash now"]);
    const letter = letters.find((one) => one?.subject.startsWith("Your trade-in confirmation"));
    expect(letter?.paragraphs.join(" ")).toContain("Your trade-in value is $15,500.");
    const notes = letter?.notes.join(" ");
    expect(notes).toContain("this car, every key and your lender’s payoff letter when you pick up");
    expect(notes?.match(/toward your next car/g)).toHaveLength(1);
    expect(notes).toContain("As a trade-in, $9,300 counts toward your next car: Cash now, minus");
    expect(letter?.tables[0]?.rows).toContainEqual(["Toward your next car", "$9,300"]);
    expect(notes).not.toMatch(/one check|the rest is yours/);
    await site.stop();
  });

  test("a VIN that is not the stated one is named beside it, and a purchase despite it says both", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const vin = "1M8GDM9AXKP042788";
    const { number } = await keptSample(site, { car: { ...sampleCar, vin } });
    const read = { mileage: null, vin: "1HGCM82633A004352" };
    await recordInspection(deps, number, { by, found: [], ...read });
    const despite = { vin: true, odometer: false };
    await recordAcceptance(deps, number, { by, payment: null, overrides: despite });
    await deliver();
    expect(notices()[0]?.letter.paragraphs).toContain(
      `The car’s VIN is 1HGCM82633A004352. You gave us ${vin}.`,
    );
    await site.stop();
  });

  test("a decline is worded kindly, with its reason, and no price", async () => {
    const { site, deps, deliver, notices } = await running(open);
    const { number } = await keptSample(site);
    await recordDecline(deps, number, { by, reason: "frame damage", bySeller: false });
    // Kept before links were stored.
    await site.database.query.deleteFrom("trade_offer_links").execute();
    await deliver();
    const letter = notices()[0]?.letter;
    expect(letter?.subject).toBe(`About your car (${number})`);
    expect(letter?.paragraphs.join(" ")).toContain("We can’t buy it as it is: frame damage.");
    expect(letter?.notes.join(" ")).toContain("we’ll gladly take another look");
    expect(letter?.paragraphs.join(" ")).toContain("It isn’t a fit for our lot, but another buyer");
    expect(letter?.notes.join(" ")).not.toContain("Anyone with this link");
    expect(letter?.tables).toEqual([]);
    expect(letter?.link.path).toBe(yourVehiclePath);
    await site.stop();
  });

  test("each letter names the number of the offer instead of that of a receipt", async () => {
    const { site, deps, deliver, leads, notices } = await running(open);
    const { path, number } = await keptSample(site);
    await site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00" });
    await site.form(`${path}/offer/drop-off/form`, { cancel: "1" });
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    await recordInspection(deps, number, { by, found: [] });
    await recordRevision(deps, number, { by, lines });
    await deliver();
    const letters = [...leads(), ...notices()].map((sent) => sent?.letter);
    expect(letters).toHaveLength(5);
    for (const letter of letters) {
      expect(letter?.hasOwnNumber).toBe(true);
      expect(letter?.notes.at(-1)).toBe(`If you call us, mention offer ${number}.`);
    }
    await site.stop();
  });

  test("the store's mails have the address of the sheet, and no link that changes the offer", async () => {
    const { site, deliver, leads, notices } = await running(open);
    const { path, token } = await keptSample(site);
    await site.form(`${path}/offer/drop-off/form`, { slot: "2026-11-25T10:00" });
    await site.form(`${path}/offer/drop-off/form`, { cancel: "1" });
    await deliver();
    const texts = [leads()[0]?.text, ...notices().map((notice) => notice?.toStore?.text)];
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      expect(text).toMatch(/Appraisal sheet.*: https?:\/\/.*\/api\/trade\/sheets\/[\w-]{43}/);
      expect(text).not.toContain(token);
    }
    const moved = texts.find((text) => text?.includes("moved"));
    expect(moved).toContain("to Wednesday, November 25, 2026 at 10:00 AM CST");
    expect(moved).toContain("booked for Tuesday, November 24, 2026 at 9:30 AM CST");
    const canceled = texts.find((text) => text?.includes("canceled"));
    expect(canceled).toContain("on Wednesday, November 25, 2026 at 10:00 AM CST");
    await site.stop();
  });
});
