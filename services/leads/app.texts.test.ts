import { Receipt } from "@forecourt/contracts/leads/receipt";
import { textRepliesPath } from "@forecourt/contracts/leads/send";
import { textVersion } from "@forecourt/domain/text-version";
import { signClaims } from "@forecourt/service-kit/claims/claims";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, beforeAll, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { runFakeInventory } from "./testing/fake-inventory.ts";
import {
  formTokenIssuedAgo,
  type RunningLeads,
  runLeads,
  secret,
  smsWebhookSecret,
} from "./testing/running-leads.ts";
import { providerSignature } from "./texts/provider-signature.ts";

const now = new Date("2026-11-20T15:00:00Z");
const dealerId = "ozark-mitsubishi";
const vin = "2T3P1RFV8MC123456";
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const drives = "/api/leads/test-drives";
const actions = "/api/leads/actions";
const site = "https://www.ozarktrailmitsubishi.example";

describeOnSqlite("the text message to the shopper", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  let service: RunningLeads;
  let contactConsent = "";
  beforeAll(async () => {
    const dealers = await loadDealers(shippedDealers);
    const { texts } = dealers.site({ dealerId, storeId: null });
    contactConsent = textVersion(texts["leadForm.consent"] ?? "");
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function start(): Promise<void> {
    const store = { vin, dealerId, storeId: "cape-girardeau" };
    const inventory = await runFakeInventory([store]);
    stops.push(inventory.stop);
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now, inventory: inventory.address });
    stops.push(service.stop);
  }

  const vehicle = { year: 2021, make: "Toyota", model: "RAV4", vin };
  const booking = () => ({
    store: "cape-girardeau",
    day: "2026-11-23",
    time: "09:30",
    user,
    vehicle,
    formToken: formTokenIssuedAgo(now),
    contactConsent,
  });
  const message = () => ({
    template: "CONTACT_SALES",
    user,
    text: "Does a bike fit?",
    formToken: formTokenIssuedAgo(now),
    contactConsent,
  });
  /** A browser that has verified this number. */
  const verified = (phoneVerified = "5735550177") => {
    const proof = signClaims({ phoneVerified }, { secret, dealerId, now });
    return { headers: { cookie: `allowCookies=essential,functional; proof=${proof}` } };
  };
  const post = async (path: string, body: object, asking = verified()) =>
    Receipt.parse((await service.postJson(path, body, asking)).body);
  const bodies = async () => (await service.texts()).map(({ body }) => body);
  const reply = (Body: string, change: Record<string, string> = {}) => {
    const fields = { From: "+15735550177", Body, MessageSid: "SM1" };
    const call = { url: site + textRepliesPath, fields };
    const headers = { "x-twilio-signature": providerSignature(smsWebhookSecret, call) };
    return service.postForm(textRepliesPath, { ...fields, ...change }, { headers });
  };

  test("for a test drive says what, when and where to change it, and how to opt out", async () => {
    await start();
    const { token } = await post(drives, booking());
    expect(await service.texts()).toMatchObject([
      {
        phone: "+15735550177",
        state: "queued",
        time_zones: "America/Chicago",
        expires_at: "2026-11-21T15:00:00.000Z",
        body:
          "Ozark Trail Mitsubishi: Your test drive of the 2021 Toyota RAV4 is booked for " +
          `Monday, November 23 at 9:30 a.m. Change or cancel: ${site}/inquiry/${token} ` +
          "Reply STOP to opt out.",
      },
    ]);
  });

  test("is queued for a change and a cancellation, without the cookie of the booking", async () => {
    await start();
    const { token } = await post(drives, booking());
    const path = `/api/leads/inquiries/${token}`;
    await service.postJson(`${path}/change`, { slot: "2026-11-23T10:30" });
    await service.postJson(`${path}/cancellation`, {});
    await service.postJson(`${path}/cancellation`, {});
    const [, ...news] = (await bodies()).map((body) => body.replace(/: https.*/, ""));
    expect(news.toSorted()).toEqual([
      "Ozark Trail Mitsubishi: Your test drive of the 2021 Toyota RAV4 is now Monday, November 23 at 10:30 a.m. Change or cancel",
      "Ozark Trail Mitsubishi: Your test drive of the 2021 Toyota RAV4 on Monday, November 23 at 10:30 a.m. is canceled. Book another time",
    ]);
  });

  test("is queued for a change when the number was verified after the booking", async () => {
    await start();
    const { token } = await post(drives, booking(), { headers: { cookie: "" } });
    expect(await bodies()).toEqual([]);
    const path = `/api/leads/inquiries/${token}/change`;
    await service.postJson(path, { slot: "2026-11-23T10:30" }, verified());
    expect(await bodies()).toHaveLength(1);
  });

  test("is queued for a message and for a quote", async () => {
    await start();
    const { token } = await post(actions, message());
    const { text: _none, template: _not, ...contact } = message();
    const terms = { cashDown: 100_000, tradeEquity: 0, creditScore: 720, months: 72 };
    const quote = { ...contact, store: "cape-girardeau", vehicle, zip: "", terms };
    const { token: ofQuote } = await post("/api/leads/quotes", quote);
    const [first, second] = (await bodies()).toSorted();
    expect(first).toContain(
      `We got your message and will get back to you. View your request: ${site}/inquiry/${token}`,
    );
    expect(second).toContain("Your quote for the 2021 Toyota RAV4 is ready and good through");
    expect(second).toContain(ofQuote);
  });

  test("is queued once for a repeated request", async () => {
    await start();
    const headers = { ...verified().headers, "idempotency-key": "texts-once" };
    await post(drives, booking(), { headers });
    await post(drives, booking(), { headers });
    expect(await bodies()).toHaveLength(1);
  });

  test("is not queued for a number that is not verified, without consent, or for spam", async () => {
    await start();
    await post(actions, message(), { headers: { cookie: "" } });
    await post(actions, { ...message(), text: "1" }, verified("5735550178"));
    await post(actions, { ...message(), text: "2", contactConsent: "" });
    await post(actions, { ...message(), text: "3", contactConsent: "0123abcd" });
    await post(actions, { ...message(), text: "4", website: "http://spam.example" });
    expect(await service.leads()).toHaveLength(5);
    expect(await bodies()).toEqual([]);
  });

  test("is due for one number six times an hour at most, and the next ones wait", async () => {
    await start();
    for (let count = 0; count < 8; count += 1)
      await post(actions, { ...message(), text: `${count}` });
    const due = (await service.texts()).map(({ due_at: at }) => Date.parse(at) - now.getTime());
    const minutes = due.map((ms) => ms / 60_000).toSorted((one, other) => one - other);
    expect(minutes).toEqual([0, 0, 0, 0, 0, 0, 10, 20]);
  });

  test("is stopped by a signed STOP, also when it is queued, until START", async () => {
    await start();
    await post(actions, message());
    expect((await reply("Stop.")).text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Ozark Trail Mitsubishi: You&#39;re opted out and won&#39;t get any more texts from us. Any appointment you have stays booked. Reply START to get texts again.</Message></Response>',
    );
    expect(await service.texts()).toMatchObject([{ state: "suppressed" }]);
    await post(drives, booking());
    expect(await bodies()).toHaveLength(1);
    expect((await reply("thanks")).text).toContain("<Response></Response>");
    expect((await reply("START")).text).toContain("again");
    await post(actions, { ...message(), text: "Again" });
    expect(await bodies()).toHaveLength(2);
  });

  test("answers HELP with whom to call, and a machine that answers only a few times", async () => {
    await start();
    expect((await reply("HELP")).text).toContain("For help, call (573) 555-0142.");
    const answers: string[] = [];
    for (let count = 0; count < 4; count += 1) answers.push((await reply("I am on vacation")).text);
    expect(answers.filter((answer) => answer.includes("read replies"))).toHaveLength(2);
  });

  test("is not stopped by a call that the provider has not signed", async () => {
    await start();
    const forged = await reply("STOP", { From: "+15735550178" });
    expect(forged.status).toBe(403);
    const unsigned = await service.postForm(textRepliesPath, {
      From: "+15735550177",
      Body: "STOP",
    });
    expect(unsigned.status).toBe(403);
    await post(actions, message());
    expect(await bodies()).toHaveLength(1);
  });
});
