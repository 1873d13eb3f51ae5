import { internalHeaders } from "@forecourt/contracts/tenant";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const dealer = "heartland";
const message = {
  template: "CONTACT_DEALERSHIP",
  text: "When can I come by?",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  formToken: formTokenIssuedAgo(now, 30, dealer),
};
const actions = "/api/leads/actions";

describeOnSqlite("a message of the contact form", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function started(): Promise<RunningLeads> {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now });
    stops.push(service.stop);
    return service;
  }

  async function sentTo(topic: string, store: string) {
    const service = await started();
    const sent = await service.postJson(actions, { ...message, topic, store }, { dealer });
    expect(sent.status).toBe(200);
    const [mail] = await service.mails();
    const { text } = JSON.parse(mail?.content ?? "{}");
    return { mail, text, leads: await service.leads() };
  }

  test.each([
    ["purchase", "leads.rolla@", "Contact sales"],
    ["financing", "finance@", "Contact finance"],
    ["service", "service.rolla@", "Contact service"],
    ["recentPurchase", "leads.rolla@", "Contact the dealership"],
    ["billing", "leads.rolla@", "Contact the dealership"],
    ["general", "leads.rolla@", "Contact the dealership"],
  ])("on %s goes to %s as '%s'", async (topic, recipient, subject) => {
    const { mail, text } = await sentTo(topic, "rolla");
    expect(mail).toMatchObject({ recipient: `${recipient}heartlandcrossing.example` });
    expect(text).toMatch(/^Topic: .+\n\nWhen can I come by\?$/m);
    expect(mail?.subject).toBe(subject);
  });

  test.each([
    ["appraisal", "trade-in"],
    ["selling", "sell"],
  ])(
    "on %s goes to those who value cars, as a document with interest %s",
    async (topic, interest) => {
      const { mail, text, leads } = await sentTo(topic, "rolla");
      expect(leads).toMatchObject([{ template: "SELL_OR_TRADE", store_id: "rolla" }]);
      expect(mail).toMatchObject({ kind: "adf" });
      expect(text).toContain(`<vehicle interest="${interest}"`);
      expect(text).toContain("When can I come by?");
    },
  );

  test("is named by its receipt, and a message without a topic is not", async () => {
    const service = await started();
    const topicOf = async (lead: object) => {
      const { body } = await service.postJson(actions, lead, { dealer });
      const { token } = body as { token: string };
      return (await service.get(`/api/leads/inquiries/${token}`, { dealer })).body;
    };
    expect(await topicOf({ ...message, topic: "billing" })).toMatchObject({ topic: "billing" });
    expect(await topicOf(message)).toMatchObject({ topic: null });
  });

  test.each([
    ["selling", "sedalia"],
    ["service", "jefferson-city"],
  ])("on %s, which %s does not offer, goes to its dealership", async (topic, store) => {
    const { mail, leads } = await sentTo(topic, store);
    expect(leads).toMatchObject([{ template: "CONTACT_DEALERSHIP", store_id: store }]);
    expect(mail?.recipient).toBe(`leads.${store}@heartlandcrossing.example`);
  });

  test.each([
    [{ topic: "" }, { topic: "Choose a topic" }],
    [{ topic: "billing", store: "" }, { store: "Choose a store" }],
    [{ topic: "selling", text: " " }, { text: "Enter your message" }],
    [
      { topic: "billing", user: { firstName: " ", lastName: "", email: "ada@moss", phone: "12" } },
      {
        firstName: "Enter your first name",
        lastName: "Enter your last name",
        email: "Enter a valid email address",
        phone: "Enter a valid 10-digit phone number",
      },
    ],
  ])("with %j is refused", async (wrong, fields) => {
    const service = await started();
    const answer = await service.postJson(actions, { ...message, ...wrong }, { dealer });
    expect(answer).toMatchObject({ status: 422, body: { error: { fields } } });
    expect(await service.leads()).toEqual([]);
  });

  test.each([
    ["phone and email on a purchase", "purchase", {}, true, 1],
    ["phone and email on a bill", "billing", {}, false, 1],
    ["the phone alone on a purchase", "purchase", { email: "" }, false, 0],
    ["the email alone on a purchase", "purchase", { phone: "" }, false, 1],
  ])(
    "with %s is delivered and confirmed by email where there is one; only both on a purchase unlock",
    async (_given, topic, change, unlocks, mailed) => {
      const service = await started();
      const body = { ...message, topic, user: { ...message.user, ...change } };
      const headers = { cookie: "allowCookies=essential,functional" };
      const sent = await service.postJson(actions, body, { dealer, headers });
      expect(sent.status).toBe(200);
      const isProof = (cookie: string) => cookie.startsWith(`${visitorCookies.proof}=`);
      expect(sent.headers.getSetCookie().some(isProof)).toBe(unlocks);
      expect(await service.shopperMails()).toHaveLength(mailed);
    },
  );

  test.each([
    ["email", "Email: Not provided"],
    ["phone", "Cell phone: Not provided"],
  ])("without %s says so to the store", async (name, line) => {
    const service = await started();
    const body = { ...message, topic: "billing", user: { ...message.user, [name]: "" } };
    await service.postJson(actions, body, { dealer });
    const [mail] = await service.mails();
    expect(JSON.parse(mail?.content ?? "{}").text).toContain(line);
  });

  test.each([
    ["en", "Enter a phone number or an email address, so we can answer you"],
    ["es", "Escriba un teléfono o un correo electrónico para que podamos responderle"],
  ])("with neither is refused in the language of the page: %s", async (language, phone) => {
    const service = await started();
    const user = { ...message.user, email: " ", phone: "" };
    const asking = { dealer, headers: { [internalHeaders.language]: language } };
    const answer = await service.postJson(actions, { ...message, topic: "billing", user }, asking);
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: { phone } } } });
    expect(await service.leads()).toEqual([]);
  });

  test("on an unknown topic is a bad request", async () => {
    const service = await started();
    const answer = await service.postJson(actions, { ...message, topic: "magic" }, { dealer });
    expect(answer.status).toBe(400);
  });
});
