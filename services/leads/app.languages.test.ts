import { Receipt } from "@forecourt/contracts/leads/receipt";
import { sendApplicationLead } from "@forecourt/contracts/leads/send";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { englishIn } from "@forecourt/testing/english-words";
import { afterEach, expect, test } from "@jest/globals";
import { mailContent } from "./store/claimed-mail.ts";
import type { LeadsTables } from "./store/tables.ts";
import { runFakeInventory } from "./testing/fake-inventory.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const group = { dealer: "heartland", store: "columbia" };
const spanish = { ...group, headers: { [internalHeaders.language]: "es" } };
const booking = {
  store: "columbia",
  day: "2026-11-23",
  time: "09:30",
  user,
  vehicle: { vin: "2T3P1RFV8MC123456" },
  formToken: formTokenIssuedAgo(now, 30, "heartland"),
};

/** Mails that shoppers read: subjects and texts. */
async function lettersOf(service: RunningLeads): Promise<string[]> {
  return (await service.shopperMails()).map(
    ({ subject, content }) => `${subject} ${mailContent(content).text}`,
  );
}

const terms = { cashDown: 300_000, tradeEquity: 0, creditScore: 700, months: 60 };

describeOnEveryDatabase("the language of a lead", (open) => {
  const running: RunningLeads[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
    for (const stop of stops.splice(0)) await stop();
  });

  async function start(inventory?: string) {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now, ...(inventory && { inventory }) });
    running.push(service);
    const mailsTo = async (audience: "dealer" | "shopper") =>
      (await (audience === "dealer" ? service.mails() : service.shopperMails())).map(
        ({ subject, content }) => `${subject}\n${content}`,
      );
    return { service, mailsTo };
  }

  test("is that of the page for the shopper, and English for the store", async () => {
    const { service, mailsTo } = await start();
    const { status } = await service.postJson("/api/leads/test-drives", booking, spanish);
    expect(status).toBe(200);
    const [toShopper = ""] = await mailsTo("shopper");
    expect(toShopper).toContain("lunes, 23 de noviembre, 9:30 a.m.");
    expect(toShopper).toContain("https://www.heartlandcrossing.example/es/");
    for (const mail of await mailsTo("dealer")) {
      expect(mail).not.toMatch(/noviembre|Prueba de manejo/);
    }
    expect((await service.leads())[0]?.language).toBe("es");
  });

  test("is stored, so that later mails are in it, wherever they are caused", async () => {
    const { service, mailsTo } = await start();
    await service.postJson("/api/leads/test-drives", booking, spanish);
    const [lead] = await service.leads();
    const path = `/api/leads/inquiries/${lead?.token}/cancellation`;
    expect((await service.postJson(path, {}, group)).status).toBe(200);
    const mails = await mailsTo("shopper");
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatch(/cancelad/);
  });

  test.each([
    ["a test drive", "/api/leads/test-drives", booking],
    ["a message", "/api/leads/actions", { template: "CONTACT_SALES", text: "¿Cabe una bici?" }],
    [
      "a question about credit",
      "/api/leads/actions",
      { template: "CONTACT_FINANCE", text: "¿Me alcanza?" },
    ],
    ["a job", "/api/leads/actions", { template: "CAREERS", text: "Arreglo frenos." }],
    ["a quote", "/api/leads/quotes", { store: "columbia", terms, zip: "65201", emailCopy: "1" }],
  ])("has no English word in the mail after %s", async (_, path, body) => {
    const { formToken, vehicle } = booking;
    const car = { vin: vehicle.vin, dealerId: group.dealer, storeId: group.store };
    const inventory = await runFakeInventory([car]);
    stops.push(inventory.stop);
    const { service } = await start(inventory.address);
    const lead = { user, formToken, vehicle, ...body };
    const answer = await service.postJson(path, lead, spanish);
    expect(answer.status).toBe(200);
    const mails = await lettersOf(service);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("Hola");
    expect(mails[0]).not.toMatch(/fee|tax\b/);
    expect(mails.flatMap(englishIn)).toEqual([]);
  });

  test.each(["received", "viewed", "answered", "accepted", "pre-approval", "credit-score"])(
    "has no English word in the mail about an application that was %s",
    async (news) => {
      const { service } = await start();
      const application = {
        template: "FULL_CREDIT_APP",
        user,
        store: "columbia",
        subject: "A-7K4M-2PXD",
        text: "Full credit application, reference A-7K4M-2PXD.",
        formToken: booking.formToken,
        isOneButton: true,
      };
      const posted = await service.postJson(sendApplicationLead.path, application, spanish);
      const { token } = Receipt.parse(posted.body);
      const path = `/api/leads/inquiries/${token}/application-news`;
      const body = { news, reference: "A-7K4M-2PXD", page: "P".repeat(43) };
      const headers = { "idempotency-key": "key-of-the-news" };
      await service.postJson(path, body, { ...group, headers });
      const mails = await lettersOf(service);
      expect(mails).toHaveLength(1);
      expect(mails.flatMap(englishIn)).toEqual([]);
    },
  );

  test("is English where the dealer does not have it", async () => {
    const { service, mailsTo } = await start();
    const french = { ...group, headers: { [internalHeaders.language]: "fr" } };
    await service.postJson("/api/leads/test-drives", booking, french);
    const [toShopper = ""] = await mailsTo("shopper");
    expect(toShopper).toContain("Monday, November 23 at 9:30 a.m.");
    expect(toShopper).not.toContain("/fr/");
  });
});
