import { Receipt } from "@forecourt/contracts/leads/receipt";
import { signClaims } from "@forecourt/service-kit/claims/claims";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { runFakeInventory } from "./testing/fake-inventory.ts";
import {
  formTokenIssuedAgo,
  type RunningLeads,
  runLeads,
  secret,
} from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const dealer = "heartland";
const functional = "allowCookies=essential,functional";
const question = {
  template: "CONTACT_SALES",
  text: "Are you open on Saturday?",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
};

describeOnSqlite("the early-access vehicles that a lead unlocks", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  let service: RunningLeads;
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  afterAll(removeCopies);

  async function start(): Promise<void> {
    const dealersCopy = await copyDealers();
    const days = ["inventory", "earlyAccessDays"];
    await dealersCopy.set("ozark-mitsubishi/dealer.json", days, 0);
    const cars = ["2T3P1RFV8MC123456", "2T3P1RFV8MC123457"].flatMap((vin) =>
      [dealer, "ozark-mitsubishi"].map((dealerId) => {
        return { vin, dealerId, storeId: "rolla", isPrivate: true };
      }),
    );
    const inventory = await runFakeInventory(cars);
    stops.push(inventory.stop);
    const { location } = await open<LeadsTables>();
    service = await runLeads({
      location,
      dealersDir: dealersCopy.folder,
      now: () => now,
      inventory: inventory.address,
    });
    stops.push(service.stop);
  }

  async function unlocked(cookie: string, at = dealer, more = {}): Promise<number | undefined> {
    const body = { ...question, ...more, formToken: formTokenIssuedAgo(now, 30, at) };
    const asking = { dealer: at, headers: { cookie } };
    const { body: reply } = await service.postJson("/api/leads/actions", body, asking);
    return Receipt.parse(reply).unlocked;
  }

  test("are counted in the reply to the lead that unlocks them", async () => {
    await start();
    expect(await unlocked(functional)).toBe(2);
  });

  test.each([
    ["purchase", 2],
    ["financing", undefined],
    ["selling", undefined],
    ["recentPurchase", undefined],
    ["billing", undefined],
    ["general", undefined],
  ])("are unlocked by a message of the contact form on %s: %s", async (topic, count) => {
    await start();
    expect(await unlocked(functional, dealer, { topic })).toBe(count);
  });

  test("are counted in the address to which a form without JavaScript is redirected", async () => {
    await start();
    const { text: body } = question;
    const fields = {
      template: "CONTACT_SALES",
      text: body,
      ...Object.fromEntries(
        Object.entries(question.user).map(([key, value]) => [`user.${key}`, value]),
      ),
      formToken: formTokenIssuedAgo(now, 30, dealer),
    };
    const { headers } = await service.postForm("/api/leads/actions", fields, {
      dealer,
      headers: { cookie: functional },
    });
    expect(headers.get("location")).toMatch(/^\/inquiry\/[\w-]+\?unlocked=2$/);
  });

  test("are not named where nothing was unlocked", async () => {
    await start();
    const claims = { unlockInventory: now.toISOString(), unlockPrice: now.toISOString() };
    const proof = signClaims(claims, { secret, dealerId: dealer, now });
    expect(await unlocked(`${functional}; proof=${proof}`)).toBeUndefined();
    expect(await unlocked("allowCookies=essential")).toBeUndefined();
    // This dealer shows every vehicle to everybody.
    expect(await unlocked(functional, "ozark-mitsubishi")).toBeUndefined();
  });
});
