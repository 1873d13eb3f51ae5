import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
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

describeOnEveryDatabase("the language of a lead", (open) => {
  const running: RunningLeads[] = [];
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });

  async function start() {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now });
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

  test("is English where the dealer does not have it", async () => {
    const { service, mailsTo } = await start();
    const french = { ...group, headers: { [internalHeaders.language]: "fr" } };
    await service.postJson("/api/leads/test-drives", booking, french);
    const [toShopper = ""] = await mailsTo("shopper");
    expect(toShopper).toContain("Monday, November 23 at 9:30 a.m.");
    expect(toShopper).not.toContain("/fr/");
  });
});
