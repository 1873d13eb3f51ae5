import { textVersion } from "@forecourt/domain/text-version";
import { signClaims } from "@forecourt/service-kit/claims/claims";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { listen } from "@forecourt/service-kit/listen";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import express from "express";
import type { LeadsTables } from "./store/tables.ts";
import { type FakeCar, runFakeInventory } from "./testing/fake-inventory.ts";
import {
  formTokenIssuedAgo,
  type RunningLeads,
  runLeads,
  secret,
} from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const vin = "2T3P1RFV8MC123456";
const dealer = "heartland";
const booking = {
  store: "columbia",
  day: "2026-11-23",
  time: "10:00",
  user: {
    firstName: "Ada",
    lastName: "Moss",
    email: "ada@moss.example",
    phone: "573-555-0177",
  },
  vehicle: { year: 2021, make: "Toyota", model: "RAV4", trim: "XLE", vin },
  formToken: formTokenIssuedAgo(now, 30, dealer),
};
const drives = "/api/leads/test-drives";
const unchecked = "The inventory could not be asked whether this store has the car.";

describeOnSqlite("the vehicle of a test drive", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function startedAt(inventory: string, inventoryMs?: number): Promise<RunningLeads> {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({
      location,
      now: () => now,
      inventory,
      ...(inventoryMs === undefined ? {} : { inventoryMs }),
    });
    stops.push(service.stop);
    return service;
  }

  async function startedWith(...cars: Partial<FakeCar>[]): Promise<RunningLeads> {
    const inventory = await runFakeInventory(
      cars.map((car) => ({ vin, dealerId: dealer, storeId: "rolla", ...car })),
    );
    stops.push(inventory.stop);
    return startedAt(inventory.address);
  }

  const textOfMail = async (service: RunningLeads): Promise<string> =>
    (await service.mails()).map(({ content }) => content).join();

  test("is booked at the store that has it, whatever the form says", async () => {
    const service = await startedWith({});
    const small = { ...booking.vehicle, vin: vin.toLowerCase() };
    const sent = { ...booking, vehicle: small };
    expect((await service.postJson(drives, sent, { dealer })).status).toBe(200);
    expect(await service.leads()).toMatchObject([{ store_id: "rolla" }]);
    const booked = await service.database.query
      .selectFrom("leads_test_drives")
      .selectAll()
      .execute();
    expect(booked).toMatchObject([{ store_id: "rolla", vin }]);
    expect(await textOfMail(service)).not.toContain(unchecked);
  });

  test("has the sentence on calls and texts of the store that has it, at a visitor of another", async () => {
    const service = await startedWith({});
    const { texts } = (await loadDealers(shippedDealers)).site({
      dealerId: dealer,
      storeId: "rolla",
    });
    const text = texts["leadForm.consent"] ?? "";
    const contactConsent = textVersion(text);
    const sent = { ...booking, store: "rolla", contactConsent };
    const { status } = await service.postJson(drives, sent, { dealer, store: "sedalia" });
    expect(status).toBe(200);
    const [lead] = await service.leads();
    expect(JSON.parse(lead?.payload ?? "{}").contactConsent).toEqual({
      version: contactConsent,
      text,
    });
    expect(text).toContain("Heartland Crossing Rolla may call or text you");
  });

  test.each<[string, string, Partial<FakeCar>]>([
    ["no store has", "vehicle-unknown", { vin: "2T3P1RFV8MC654321" }],
    ["another dealer has", "vehicle-unknown", { dealerId: "ozark-mitsubishi" }],
    ["is sold", "vehicle-unknown", { status: "sold" }],
    ["has to be unlocked first", "vehicle-private", { isPrivate: true }],
  ])("that %s is not booked", async (_name, code, car) => {
    const service = await startedWith(car);
    const answer = await service.postJson(drives, booking, { dealer });
    expect(answer.body).toMatchObject({ error: { code } });
    expect([await service.leads(), await service.mails()]).toEqual([[], []]);
  });

  test("that was unlocked is booked", async () => {
    const service = await startedWith({ isPrivate: true });
    const signingContext = { secret, dealerId: dealer, now };
    const proof = signClaims({ unlockInventory: now.toISOString() }, signingContext);
    const headers = { cookie: `allowCookies=essential,functional; proof=${proof}` };
    expect((await service.postJson(drives, booking, { dealer, headers })).status).toBe(200);
  });

  test("that is sold redirects an HTML form to the vehicle's page", async () => {
    const service = await startedWith({ status: "sold" });
    const { user, vehicle, formToken, store, day, time } = booking;
    const facts = Object.entries(vehicle).map(([name, value]) => [
      `vehicle.${name}`,
      String(value),
    ]);
    const fields = { ...user, store, day, time, formToken, ...Object.fromEntries(facts) };
    const answer = await service.postForm(drives, fields, { dealer });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/test-drive/2021-toyota-rav4-xle-${vin}`,
    ]);
  });

  test.each(["2T3P1RFV8MC12345", "2T3P1RFV8MC12345O", "<script>alert(1)<"])(
    "cannot have the VIN %j",
    async (junk) => {
      const service = await startedWith({ vin: junk });
      const sent = { ...booking, vehicle: { ...booking.vehicle, vin: junk } };
      expect((await service.postJson(drives, sent, { dealer })).status).toBe(400);
    },
  );

  test("is booked at the form's store with a note, when the inventory does not answer", async () => {
    const gone = await runFakeInventory([]);
    await gone.stop();
    const service = await startedAt(gone.address);
    expect((await service.postJson(drives, booking, { dealer })).status).toBe(200);
    expect(await service.leads()).toMatchObject([{ store_id: "columbia" }]);
    expect(await textOfMail(service)).toContain(unchecked);
  });

  test("is booked when the inventory times out", async () => {
    const silent = await listen(
      express().use(() => undefined),
      "127.0.0.1",
      0,
    );
    stops.push(() => silent.close({ lingerMs: 0, deadlineMs: 100 }));
    const service = await startedAt(`http://127.0.0.1:${silent.port}`, 100);
    expect((await service.postJson(drives, booking, { dealer })).status).toBe(200);
  });

  test("is not looked up again for a repeated booking", async () => {
    const inventory = await runFakeInventory([{ vin, dealerId: dealer, storeId: "rolla" }]);
    const service = await startedAt(inventory.address);
    const asking = { dealer, headers: { "idempotency-key": "booking-once" } };
    const first = await service.postJson(drives, booking, asking);
    await inventory.stop();
    const sold = await service.postJson(drives, booking, asking);
    expect([first.status, sold.body]).toEqual([200, first.body]);
    expect(await service.leads()).toHaveLength(1);
  });
});
