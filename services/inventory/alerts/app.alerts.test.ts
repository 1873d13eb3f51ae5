import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, afterEach, beforeEach, expect, test } from "@jest/globals";
import { testVin } from "../import/testing/vins.ts";
import { type RunningAlerts, runAlerts, tokenIn } from "../testing/alerts/running-alerts.ts";
import { linesOf, type StubLeads, stubLeads } from "../testing/alerts/stub-leads.ts";
import { importVehicles } from "../testing/import-vehicles.ts";

const lot = { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" };
const email = "ada@moss.example";

/** 9 a.m. in Cape Girardeau; the digests of the day were written an hour before. */
const monday = "2026-11-30T15:00:00.000Z";
const tuesdayMorning = "2026-12-01T14:00:30.000Z";
const wednesdayMorning = "2026-12-02T14:00:30.000Z";

const outlander = { vin: testVin(1), price: 15_000, mileage: 38_120, trim: "SE" };
const mirage = { vin: testVin(2), model: "Mirage", price: 9_000 };

describeOnEveryDatabase("alerts", (open) => {
  let leads: StubLeads;
  let site: RunningAlerts;

  const imported = async (date: string, cars: Parameters<typeof importVehicles>[2]) => {
    await importVehicles(site.database, { ...lot, date }, cars);
    await site.synced();
  };
  const confirmed = async () => {
    await site.deliver();
    const token = tokenIn(leads.mailsTo(email).at(-1) ?? missing());
    await site.ask(`${alertsPath}/${token}/confirmation`, { method: "POST" });
    return token;
  };
  const tell = async (time: string) => {
    const before = leads.mails.length;
    site.at(time);
    await site.digests();
    await site.deliver();
    return leads.mails.slice(before);
  };

  beforeEach(async () => {
    leads = await stubLeads();
    const { location } = await open();
    site = await runAlerts({ location, leads, now: monday });
    await imported("2026-11-29", [outlander, mirage]);
  });
  afterAll(removeCopies);
  afterEach(async () => {
    await site.stop();
    await leads.stop();
  });

  test("reports a lower price once, with dealer fees, on the next morning", async () => {
    const { status, body } = await site.signUp({ kind: "price", vins: [outlander.vin], email });
    expect({ status, body }).toEqual({
      status: 200,
      body: { location: `/car-alerts?for=price&vin=${outlander.vin}&sent=1` },
    });
    await confirmed();
    expect(leads.mailsTo(email)).toHaveLength(1);
    await imported("2026-11-30", [{ ...outlander, price: 14_500 }, mirage]);
    expect(await tell("2026-11-30T20:00:00.000Z")).toEqual([]);
    const [mail, ...others] = await tell(tuesdayMorning);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      address: email,
      store: lot.storeId,
      isConfirmed: true,
      subject: "Price drop: 2017 Mitsubishi Outlander Sport SE",
    });
    expect(linesOf(mail ?? missing())).toEqual([
      "Cars you follow: 2017 Mitsubishi Outlander Sport SE: Price dropped $500 to $15,109",
    ]);
    expect(await tell(wednesdayMorning)).toEqual([]);
  });

  test("a dealer that has switched alerts off sends none, and reports what is still news afterwards", async () => {
    await site.signUp({ kind: "price", vins: [outlander.vin], email });
    const token = await confirmed();
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["pages", "alerts"], false);
    await site.configure(copy.folder);
    await imported("2026-11-30", [{ ...outlander, price: 14_500 }, mirage]);
    expect(await tell(tuesdayMorning)).toEqual([]);
    // Subscribers can still leave.
    expect((await site.ask(`${alertsPath}/${token}`)).status).toBe(200);

    await copy.set("ozark-mitsubishi/dealer.json", ["pages", "alerts"], true);
    await site.configure(copy.folder);
    const [mail] = await tell(wednesdayMorning);
    expect(linesOf(mail ?? missing())).toEqual([
      "Cars you follow: 2017 Mitsubishi Outlander Sport SE: Price dropped $500 to $15,109",
    ]);
  });

  test("sends no digest that was written before the dealer switched alerts off", async () => {
    await site.signUp({ kind: "price", vins: [outlander.vin], email });
    await confirmed();
    await imported("2026-11-30", [{ ...outlander, price: 14_500 }, mirage]);
    const before = leads.mails.length;
    site.at(tuesdayMorning);
    await site.digests();
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["pages", "alerts"], false);
    await site.configure(copy.folder);
    await site.deliver();
    expect(leads.mails.slice(before)).toEqual([]);
  });

  test("reports a sale and a return, and no price above the lowest one reported", async () => {
    await site.signUp({ kind: "price", vins: [outlander.vin], email });
    await confirmed();
    await imported("2026-11-30", [{ ...outlander, price: 16_000 }, mirage]);
    expect(await tell(tuesdayMorning)).toEqual([]);
    await imported("2026-12-01", [{ ...outlander, price: 15_500 }, mirage]);
    expect(await tell(wednesdayMorning)).toEqual([]);
    await imported("2026-12-02", [mirage]);
    const [sold] = await tell("2026-12-03T14:01:00.000Z");
    expect(sold?.subject).toBe("Sold: 2017 Mitsubishi Outlander Sport SE");
    await imported("2026-12-03", [outlander, mirage]);
    const [back] = await tell("2026-12-04T14:01:00.000Z");
    expect(linesOf(back ?? missing())).toEqual([
      "Cars you follow: 2017 Mitsubishi Outlander Sport SE: For sale again: $15,609",
    ]);
  });

  test("reports each car that newly matches a search once: listed, or now below its maximum price", async () => {
    await site.signUp({
      kind: "search",
      search: "/cars-for-sale/price-under-10000?sort=newest",
      email,
    });
    await confirmed();
    const arrived = { vin: testVin(3), model: "Mirage", price: 8_000, mileage: 12_000 };
    const dear = { vin: testVin(4), model: "Mirage", price: 20_000 };
    await imported("2026-11-30", [{ ...outlander, price: 9_200 }, mirage, arrived, dear]);
    const [mail] = await tell(tuesdayMorning);
    expect(mail?.subject).toBe("2 updates on cars you follow");
    expect(linesOf(mail ?? missing()).toSorted()).toEqual([
      "Cars under $10,000: 2017 Mitsubishi Mirage: Just came in: $8,609 · 12,000 miles",
      "Cars under $10,000: 2017 Mitsubishi Outlander Sport SE: Price dropped $5,800 to $9,809: 38,120 miles",
    ]);
    await imported("2026-12-01", [{ ...outlander, price: 9_000 }, mirage, arrived, dear]);
    expect(await tell(wednesdayMorning)).toEqual([]);
    await imported("2026-12-02", [outlander, mirage, arrived, { ...dear, price: 9_000 }]);
    const [cheaper] = await tell("2026-12-03T14:01:00.000Z");
    expect(linesOf(cheaper ?? missing())).toEqual([
      "Cars under $10,000: 2017 Mitsubishi Mirage: Price dropped $11,000 to $9,609",
    ]);
  });

  test("reports a car similar to a sold one: same model, about the same age, used like it", async () => {
    await imported("2026-11-29", [mirage]);
    await site.signUp({ kind: "similar", vin: outlander.vin, email });
    await confirmed();
    const car = (number: number, facts: object) => ({
      vin: testVin(number),
      price: 15_000,
      ...facts,
    });
    await imported("2026-11-30", [
      mirage,
      car(5, { year: 2019 }),
      car(6, { year: 2021 }),
      car(7, { condition: "new" }),
      car(8, { model: "Mirage" }),
      car(9, { condition: "certified", year: 2015 }),
    ]);
    const [mail] = await tell(tuesdayMorning);
    expect(linesOf(mail ?? missing())).toEqual([
      "Like the 2017 Mitsubishi Outlander Sport SE: 2019 Mitsubishi Outlander Sport: Just came in: $15,609",
    ]);
    // At this dealer, certified cars are early access for three days.
    expect(await tell(wednesdayMorning)).toEqual([]);
    const [later] = await tell("2026-12-04T14:01:00.000Z");
    expect(linesOf(later ?? missing())).toEqual([
      "Like the 2017 Mitsubishi Outlander Sport SE: 2015 Mitsubishi Outlander Sport: Just came in: $15,609",
    ]);
  });

  test("a car that was unlisted for a day is not new, after three days it is", async () => {
    await site.signUp({ kind: "search", search: "/cars-for-sale/mitsubishi", email });
    await confirmed();
    await imported("2026-11-30", [mirage]);
    await imported("2026-12-01", [outlander, mirage]);
    expect(await tell(wednesdayMorning)).toEqual([]);
    await imported("2026-12-02", [mirage]);
    await imported("2026-12-05", [outlander, mirage]);
    const mails = await tell("2026-12-06T14:01:00.000Z");
    expect(mails.flatMap(linesOf)).toEqual([
      "Mitsubishi: 2017 Mitsubishi Outlander Sport SE: Just came in: $15,609 · 38,120 miles",
    ]);
  });

  test("lists a car that two alerts find once, and sends one mail for all alerts", async () => {
    await site.signUp({ kind: "search", search: "/cars-for-sale/mitsubishi", email });
    await site.signUp({ kind: "search", search: "/used-cars-for-sale", email });
    await confirmed();
    expect(leads.mailsTo(email)).toHaveLength(1);
    await imported("2026-11-30", [outlander, mirage, { vin: testVin(3), price: 8_000 }]);
    const mails = await tell(tuesdayMorning);
    expect(mails.flatMap(linesOf)).toHaveLength(1);
    expect(await tell(wednesdayMorning)).toEqual([]);
  });

  test("sends no alert before the address is confirmed, and asks to confirm once a day", async () => {
    await site.signUp({ kind: "price", vins: [outlander.vin], email });
    await site.signUp({ kind: "price", vins: [mirage.vin], email: " ADA@moss.example" });
    await site.deliver();
    await imported("2026-11-30", [
      { ...outlander, price: 14_000 },
      { ...mirage, price: 8_000 },
    ]);
    expect(leads.mailsTo(email)).toHaveLength(1);
    expect(leads.mails[0]).toMatchObject({ isConfirmed: false, button: { label: "Confirm" } });
    expect(leads.mails[0]?.sections[0]?.items).toHaveLength(2);
    site.at("2026-12-01T14:59:00.000Z");
    await site.signUp({ kind: "search", search: "/cars-for-sale", email });
    await site.digests();
    await site.deliver();
    expect(leads.mails).toHaveLength(1);
    site.at("2026-12-01T15:00:00.000Z");
    await site.deliver();
    expect(leads.mailsTo(email)).toHaveLength(2);
  });
});

function missing(): never {
  throw new Error("no mail came");
}
