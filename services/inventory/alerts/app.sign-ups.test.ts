import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import { textVersion } from "@forecourt/domain/text-version";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { testVin } from "../import/testing/vins.ts";
import { type RunningAlerts, runAlerts, tokenAt } from "../testing/alerts/running-alerts.ts";
import { type StubLeads, stubLeads } from "../testing/alerts/stub-leads.ts";
import { importVehicles } from "../testing/import-vehicles.ts";

const lot = { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau", date: "2026-11-29" };
const now = "2026-11-30T15:00:00.000Z";
const email = "ada@moss.example";
const vin = testVin(1);

describeOnSqlite("signing up for alerts", (open) => {
  let leads: StubLeads;
  let site: RunningAlerts;

  beforeEach(async () => {
    leads = await stubLeads();
    const { location } = await open();
    site = await runAlerts({ location, leads, now });
    await importVehicles(site.database, lot, [{ vin, price: 15_000 }]);
    await site.synced();
  });
  afterEach(async () => {
    await site.stop();
    await leads.stop();
  });
  afterAll(removeCopies);

  const subscribers = () =>
    site.database.query.selectFrom("inventory_alert_subscribers").selectAll().execute();
  const watches = () =>
    site.database.query.selectFrom("inventory_alert_watches").selectAll().execute();
  const form = (fields: Record<string, string>) => ({
    form: {
      kind: "price",
      vins: vin,
      email,
      formToken: tokenAt(new Date(now), lot.dealerId),
      ...fields,
    },
  });

  test("stores neither the address nor the token in plain text, and the consent with its version", async () => {
    const { texts } = site.dealers.site({ dealerId: lot.dealerId, storeId: null });
    const sentence = texts["alerts.consent"] ?? "";
    const contactConsent = textVersion(sentence);
    await site.signUp({ kind: "price", vins: [vin], email, contactConsent });
    expect(JSON.stringify(await subscribers())).not.toMatch(/ada@|moss\.example/i);
    expect(await watches()).toMatchObject([
      { consent_version: contactConsent, consent_text: sentence, told_total: 1_560_900 },
    ]);
    await site.deliver();
    const token = leads.mails[0]?.stop.path.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await site.database.query
      .selectFrom("inventory_alert_mails")
      .selectAll()
      .execute();
    expect(JSON.stringify([...(await subscribers()), ...rows])).not.toContain(token);
  });

  test("an HTML form is redirected to what comes next", async () => {
    const sent = await site.ask(alertsPath, form({}));
    expect(sent).toMatchObject({
      status: 303,
      location: `/car-alerts?for=price&vin=${vin}&sent=1`,
    });
    expect(await watches()).toHaveLength(1);
  });

  test("a wrong address returns to the form, which shows it and does not have it in its own address", async () => {
    const { status, location } = await site.ask(alertsPath, form({ email: "ada@moss" }));
    expect(status).toBe(303);
    const { pathname, searchParams } = new URL(location ?? "", "http://site.example");
    expect(pathname).toBe("/car-alerts");
    expect(Object.fromEntries(searchParams)).toMatchObject({ for: "price", vin, problem: "email" });
    expect(location).not.toMatch(/ada(?:@|%40)/i);
    const typed = new URLSearchParams({ typed: searchParams.get("typed") ?? "" });
    const { body } = await site.ask(`/api/inventory/returned-alert-form?${typed}`);
    expect(body).toEqual({ email: "ada@moss" });
    site.at("2026-11-30T15:31:00.000Z");
    expect((await site.ask(`/api/inventory/returned-alert-form?${typed}`)).body).toEqual({
      email: "",
    });
    expect(await subscribers()).toEqual([]);
  });

  test("a program that fills in the honeypot gets the same answer, and nothing is stored", async () => {
    const { status } = await site.signUp({
      kind: "price",
      vins: [vin],
      email,
      website: "http://x",
    });
    expect(status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  test("a form without a token has to be sent again", async () => {
    const { location } = await site.ask(alertsPath, form({ formToken: "v1.x.y" }));
    expect(location).toContain("problem=again");
    expect(await subscribers()).toEqual([]);
  });

  describe("refuses", () => {
    test.each([
      ["another site's form", { headers: { origin: "https://evil.example" } }, 403],
      ["no subject", { form: { email } }, 400],
    ])("%s", async (_name, asking, status) => {
      expect((await site.ask(alertsPath, { ...form({}), ...asking })).status).toBe(status);
    });

    test.each([
      [{ kind: "price" as const, vins: [testVin(77)] }],
      [{ kind: "similar" as const, vin: testVin(77) }],
      [{ kind: "search" as const, search: "/cars-for-sale/no-such-make" }],
      [{ kind: "search" as const, search: "//evil.example/cars-for-sale" }],
      [{ kind: "search" as const, search: "/service" }],
    ])("%j, which is not on this site", async (subject) => {
      expect((await site.signUp({ ...subject, email })).status).toBe(404);
    });

    test("more sign-ups of one network than the dealer's lead forms take", async () => {
      const { leads: settings } = site.dealers.config({ dealerId: lot.dealerId, storeId: null });
      const most = settings.limits.perAddressPerHour;
      for (let one = 0; one < most; one += 1) {
        const sent = await site.signUp({
          kind: "price",
          vins: [vin],
          email: `a${one}@moss.example`,
        });
        expect(sent.status).toBe(200);
      }
      expect((await site.signUp({ kind: "price", vins: [vin], email })).status).toBe(429);
    });
  });

  test("a repeated request with its key has its effect once", async () => {
    const json = {
      kind: "price",
      vins: [vin],
      email,
      formToken: tokenAt(new Date(now), lot.dealerId),
    };
    const headers = { "idempotency-key": "one-and-the-same" };
    const first = await site.ask(alertsPath, { json, headers });
    expect(await site.ask(alertsPath, { json, headers })).toEqual(first);
    const other = { ...json, email: "eve@moss.example" };
    expect((await site.ask(alertsPath, { json: other, headers })).status).toBe(422);
    expect(await subscribers()).toHaveLength(1);
  });

  test("a dealer without alerts takes none", async () => {
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["pages"], { alerts: false });
    const { location } = await open();
    const off = await runAlerts({ location, leads, now, dealersDir: copy.folder });
    await importVehicles(off.database, lot, [{ vin, price: 15_000 }]);
    await off.synced();
    expect((await off.signUp({ kind: "price", vins: [vin], email })).status).toBe(404);
    await off.stop();
  });
});
