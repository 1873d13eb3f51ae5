import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { textVersion } from "@forecourt/domain/text-version";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, beforeAll, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const message = { template: "CONTACT_SALES", user, text: "Hi", formToken: formTokenIssuedAgo(now) };
const booking = {
  store: "cape-girardeau",
  day: "2026-11-23",
  time: "09:30",
  user,
  vehicle: { vin: "2T3P1RFV8MC123456" },
};
const actions = "/api/leads/actions";

describeOnSqlite("the consent to calls and texts", (open) => {
  const running: RunningLeads[] = [];
  let service: RunningLeads;
  let sentence = "";
  let version = "";
  beforeAll(async () => {
    const dealers = await loadDealers(shippedDealers);
    const { texts } = dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
    sentence = texts["leadForm.consent"] ?? "";
    version = textVersion(sentence);
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });

  async function sent(path: string, body: object, at?: { dealer: string; store: string }) {
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now });
    running.push(service);
    const { status } = await service.postJson(path, body, at);
    const [lead] = await service.leads();
    const [mail] = await service.mails();
    return { status, payload: JSON.parse(lead?.payload ?? "{}"), content: mail?.content ?? "" };
  }

  test("names the dealer", () => {
    expect(sentence).toContain("Ozark Trail Mitsubishi may call or text you");
  });

  test.each([
    [actions, message],
    ["/api/leads/test-drives", booking],
    ["/api/email/send", { type: "text", body: "Hi" }],
    ["/api/email/send", { type: "adf", customer: {} }],
  ])("is stored with its version, and is in the mail: %s", async (path, body) => {
    const { payload, content } = await sent(path, { ...body, contactConsent: version });
    expect(payload.contactConsent).toEqual({ version, text: sentence });
    expect(content).toContain(
      `Consent to calls and texts (version ${version}): “By sending this form`,
    );
  });

  test.each(Object.keys(leadTemplates))(
    "is stored with a lead of the form %s",
    async (template) => {
      const body = { ...message, template, contactConsent: version };
      const { payload, content } = await sent(actions, body);
      expect(payload.contactConsent).toEqual({ version, text: sentence });
      expect(content).toContain(version);
    },
  );

  test("names who may call or text, that it is no condition, what it costs, STOP and HELP", () => {
    for (const part of [
      "agree that Ozark Trail Mitsubishi may call or text you",
      "with automated technology",
      "Consent is not a condition of purchase.",
      "Message frequency varies. Message and data rates may apply.",
      "Reply STOP to opt out of texts or HELP for help.",
    ]) {
      expect(sentence).toContain(part);
    }
  });

  test("of a job application is no condition of employment, and is stored as it was shown", async () => {
    const dealers = await loadDealers(shippedDealers);
    const { texts } = dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
    const text = texts["careers.consent"] ?? "";
    expect(text).toContain("Consent is not a condition of employment.");
    const body = { ...message, template: "CAREERS", contactConsent: textVersion(text) };
    const { payload } = await sent(actions, body);
    expect(payload.contactConsent).toEqual({ version: textVersion(text), text });
  });

  test.each([
    ["of the store that gets the message", "sedalia", "leadForm.consent"],
    ["of the dealer, for a message without a script", null, "leadForm.consent"],
    ["of the dealer, for applicants to several stores", null, "careers.consent"],
  ])("in the name %s is stored at a visitor of another store", async (_name, storeId, key) => {
    const dealers = await loadDealers(shippedDealers);
    const { texts } = dealers.site({ dealerId: "heartland", storeId });
    const text = texts[key] ?? "";
    const group = { dealer: "heartland", store: "rolla" };
    const body = { ...message, store: "sedalia", contactConsent: textVersion(text) };
    const { payload } = await sent(actions, body, group);
    expect(payload.contactConsent).toEqual({ version: textVersion(text), text });
  });

  test("of an earlier sentence has its version only", async () => {
    const { payload, content } = await sent(actions, { ...message, contactConsent: "0123abcd" });
    expect(payload.contactConsent).toEqual({ version: "0123abcd", text: null });
    expect(content).toContain("Consent to calls and texts (version 0123abcd)");
  });

  test("is missing where a form showed no sentence", async () => {
    const { payload, content } = await sent(actions, message);
    expect(payload).not.toHaveProperty("contactConsent");
    expect(content).not.toContain("Consent");
  });

  test("with another version than a text can have is rejected", async () => {
    const { status } = await sent(actions, { ...message, contactConsent: "I agree" });
    expect(status).toBe(400);
  });
});
