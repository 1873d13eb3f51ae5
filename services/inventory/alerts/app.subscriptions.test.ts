import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { testVin } from "../import/testing/vins.ts";
import { type RunningAlerts, runAlerts, tokenIn } from "../testing/alerts/running-alerts.ts";
import { type StubLeads, stubLeads } from "../testing/alerts/stub-leads.ts";
import { importVehicles } from "../testing/import-vehicles.ts";

const lot = { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" };
const email = "ada@moss.example";
const monday = "2026-11-30T15:00:00.000Z";
const tuesdayMorning = "2026-12-01T14:00:30.000Z";
const vins = [testVin(1), testVin(2)];
const at = (price: number) => vins.map((vin) => ({ vin, price }));

describeOnEveryDatabase("the page of a subscriber", (open) => {
  let leads: StubLeads;
  let site: RunningAlerts;
  let token: string;

  const imported = async (date: string, price: number) => {
    await importVehicles(site.database, { ...lot, date }, at(price));
    await site.synced();
  };
  const rowsOf = async () => {
    const { query } = site.database;
    const tables = ["inventory_alert_subscribers", "inventory_alert_watches"] as const;
    const rows = tables.map((table) => query.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).flat().length;
  };
  const page = () => site.ask(`${alertsPath}/${token}`);
  const post = (action: string, form: Record<string, string> = {}) =>
    site.ask(`${alertsPath}/${token}/${action}`, { form: { ...form, any: "1" } });
  const idOf = async (index: number) => {
    const { alerts } = (await page()).body as { alerts: { id: string }[] };
    return alerts[index]?.id ?? "";
  };

  beforeEach(async () => {
    leads = await stubLeads();
    const { location } = await open();
    site = await runAlerts({ location, leads, now: monday });
    await imported("2026-11-29", 15_000);
    await site.signUp({ kind: "price", vins, email });
    await site.deliver();
    token = tokenIn(leads.mails[0] ?? missing());
  });
  afterEach(async () => {
    await site.stop();
    await leads.stop();
  });

  test("lists unconfirmed alerts, and confirms them by its form, not by being opened", async () => {
    const listed = { kind: "price", title: "2017 Mitsubishi Outlander Sport", isConfirmed: false };
    expect((await page()).body).toMatchObject({ alerts: [listed, listed] });
    expect(JSON.stringify((await page()).body)).not.toContain("ada@");
    const { status, location } = await post("confirmation");
    expect({ status, location }).toEqual({
      status: 303,
      location: `/car-alerts/${token}?confirmed=1`,
    });
    expect((await page()).body).toMatchObject({
      alerts: [{ isConfirmed: true }, { isConfirmed: true }],
    });
  });

  test("ends one alert, and mails that are already queued leave it out", async () => {
    await post("confirmation");
    await imported("2026-11-30", 14_000);
    site.at(tuesdayMorning);
    await site.digests();
    expect((await post("end", { alert: await idOf(0) })).location).toBe(
      `/car-alerts/${token}?ended=1`,
    );
    await site.deliver();
    expect(leads.mails.at(-1)?.sections[0]?.items).toHaveLength(1);
    expect(await rowsOf()).toBe(2);
  });

  test("one click ends all alerts, deletes the subscriber, and withdraws the mails of the leads service", async () => {
    await post("confirmation");
    await imported("2026-11-30", 14_000);
    site.at(tuesdayMorning);
    await site.digests();
    // As Gmail sends it: from its own server, without a form token.
    const headers = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    const form = { "List-Unsubscribe": "One-Click" };
    const path = `${alertsPath}/${token}/unsubscribe`;
    expect(await site.ask(path, { form, headers })).toMatchObject({ status: 200 });
    await site.deliver();
    expect(leads.mailsTo(email)).toHaveLength(1);
    expect([...leads.withdrawn]).toEqual([leads.mails[0]?.mailing]);
    expect(await rowsOf()).toBe(0);
    expect((await page()).status).toBe(404);
    expect(await site.ask(path, { form, headers })).toMatchObject({ status: 200 });
    expect(await site.ask(path)).toMatchObject({ status: 303, location: `/car-alerts/${token}` });
  });

  test("ending the last alert deletes the subscriber", async () => {
    await post("end", { alert: await idOf(0) });
    await post("end", { alert: await idOf(0) });
    expect(await rowsOf()).toBe(0);
  });

  test("is not found at another dealer, or by an invented token", async () => {
    expect((await site.ask(`${alertsPath}/${token}`, { dealerId: "heartland" })).status).toBe(404);
    expect((await site.ask(`${alertsPath}/${"a".repeat(43)}`)).status).toBe(404);
    expect((await site.ask(`${alertsPath}/short`)).status).toBe(400);
  });

  test("after unsubscribing, a new sign-up does not mail the address again on the same day", async () => {
    await post("end");
    await site.signUp({ kind: "price", vins, email });
    await site.deliver();
    expect(leads.mailsTo(email)).toHaveLength(1);
    site.at("2026-12-01T15:00:00.000Z");
    await site.deliver();
    expect(leads.mailsTo(email)).toHaveLength(2);
  });

  test("is deleted after a week if unconfirmed, and after a year if confirmed", async () => {
    site.at("2026-12-07T14:59:00.000Z");
    await site.deleteExpired();
    expect(await rowsOf()).toBe(3);
    await post("confirmation");
    site.at("2026-12-08T15:00:00.000Z");
    await site.deleteExpired();
    expect(await rowsOf()).toBe(3);
    site.at("2027-12-01T15:00:00.000Z");
    await site.deleteExpired();
    expect(await rowsOf()).toBe(0);
    await site.deliver();
    expect(leads.withdrawn.size).toBe(1);
  });
});

function missing(): never {
  throw new Error("no mail came");
}
