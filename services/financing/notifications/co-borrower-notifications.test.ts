import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { monthlyPayment } from "@forecourt/domain/payment/loan";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { startJsonServer } from "@forecourt/testing/json-server";
import { withoutIds } from "@forecourt/testing/without-ids";
import { expect, test } from "@jest/globals";
import { acceptOffer } from "../applications/accept-offer.ts";
import { readApplication } from "../applications/read-application.ts";
import { mailTokenOf } from "../applications/tokens.ts";
import { deliveryOf } from "../leads/delivery.ts";
import { leadOfApplication } from "../leads/lead-of-application.ts";
import { answerApplication } from "../staff/answer-application.ts";
import { type RunningFinancing, runFinancing } from "../testing/running-financing.ts";
import { sampleCar } from "../testing/sample-car.ts";
import { sampleSteps } from "../testing/sample-forms.ts";
import { sendDueNotifications } from "./notification-delivery.ts";
import { createSendNotification } from "./send-notification.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const bea = { firstName: "Bea", email: "bea@example.com" };

interface Mail {
  news: string;
  page: string;
  coBorrower?: typeof bea;
  deal?: object;
  offer?: object;
  jointWith?: string;
}

async function joint(site: RunningFinancing, deal = {}): Promise<string> {
  const drafts = "/api/financing/drafts";
  const { token } = startDraft.reply.parse((await site.post(drafts, { isJoint: true })).body);
  for (const party of ["borrower", "coBorrower"]) {
    const own = party === "borrower" ? {} : { ...bea, ssn: "321-54-9876" };
    for (const [step, fields] of Object.entries(sampleSteps(site.consent, own))) {
      await site.put(`${drafts}/${token}`, { party, step, fields });
    }
  }
  await site.put(`${drafts}/${token}`, { step: "deal", fields: deal });
  return Submitted.parse((await site.post(`${drafts}/${token}/submission`, {})).body).number;
}

/** A leads service that records the requested mails, and the keys of the requests. */
async function leadsService() {
  const mails: Mail[] = [];
  const keys = new Set<unknown>();
  const server = await startJsonServer(({ headers, body }) => {
    mails.push(body as Mail);
    keys.add(headers["idempotency-key"]);
    return { isQueued: true };
  });
  return { mails, keys, ...server };
}

describeOnEveryDatabase("the mails to a co-borrower", (open) => {
  test("are those of the borrower, each with a link of their own to a page without a copy", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const leads = await leadsService();
    const { database, vault } = site;
    const log = createLog({ name: "t", level: "silent" });
    const sendLead = async () => ({ token: "x".repeat(32) });
    const sendNews = createSendNotification([leads.url], vault);
    const number = await joint(site);
    await sendDueLeads(deliveryOf({ database, sendLead, now, log }), "test");
    await sendDueNotifications({ database, sendNews, now, log }, "test");
    const answer = { answer: "approved" as const, reasons: [], terms: "72 months" };
    const reader = { name: "ada", reason: "the lender's answer" };
    const deps = { database, vault, now };
    await answerApplication(deps, { number, ...answer, isReplacement: false }, reader);
    await sendDueNotifications({ database, sendNews, now, log }, "test");
    const sent = (news: string) => leads.mails.filter((mail) => mail.news === news);
    for (const news of ["received", "answered"]) {
      expect(sent(news).map(({ coBorrower }) => coBorrower)).toHaveLength(2);
      expect(sent(news).map(({ coBorrower }) => coBorrower)).toContainEqual(bea);
    }
    expect([leads.keys.size, new Set(leads.mails.map(({ page }) => page)).size]).toEqual([4, 2]);
    const page = leads.mails.find(({ coBorrower }) => coBorrower)?.page;
    const { body } = await site.send(`/api/financing/applications/${page}`);
    expect(Application.parse(body)).toMatchObject({
      party: "coBorrower",
      firstName: "Bea",
      status: "answered",
      answer: "approved",
      terms: "72 months",
      coBorrower: null,
      consents: [],
    });
    expect(withoutIds(body)).not.toMatch(/Ada|Moss|Cedar|example|9876|1990|Bakery|442000/);
    await leads.stop();
    await site.stop();
  });

  test("and to the borrower state the loan that was accepted, with its car and money down", async () => {
    const { location } = await open();
    const findCar = async () => sampleCar;
    const site = await runFinancing({ location, now, findCar });
    const leads = await leadsService();
    const { database, vault } = site;
    const log = createLog({ name: "t", level: "silent" });
    const sendLead = async () => ({ token: "x".repeat(32) });
    const number = await joint(site, { "deal.vehicle": sampleCar.vin, "deal.moneyDown": "2,500" });
    await sendDueLeads(deliveryOf({ database, sendLead, now, log }), "test");
    const loan = { amountCents: 2_400_000, months: 72, annualRatePercent: 9.49 };
    const asked = { ...loan, moneyDownCents: 400_000 };
    const answer = { answer: "counter-offer" as const, terms: null, offer: asked };
    await answerApplication(
      { database, vault, now },
      { number, ...answer, reasons: ["Length of employment"], isReplacement: false },
      { name: "ada", reason: "the lender's answer" },
    );
    const row = await database.query
      .selectFrom("financing_applications")
      .selectAll()
      .executeTakeFirstOrThrow();
    const content = await readApplication(vault, row, { actor: "test", reason: "compares" });
    const lead = leadOfApplication(row, content);
    expect(lead).toMatchObject({
      isOneButton: true,
      subject: `Full credit application ${number}: 2021 Kia Telluride SX, joint`,
    });
    expect(lead.text).toContain("Joint application. The co-borrower is Bea Moss.");
    expect(withoutIds(lead)).not.toMatch(/bea@|9876|04\/12|Cedar/);
    const isAccepted = await acceptOffer(
      { database, vault, now, onCommitted: () => undefined },
      {
        dealerId: row.dealer_id,
        token: mailTokenOf(vault.secrets, row.id, "borrower"),
        answeredAt: now().toISOString(),
        network: "203.0.113.7",
        dayAt: () => "2026-11-22",
      },
    );
    expect(isAccepted).toBe(true);
    const sendNews = createSendNotification([leads.url], vault);
    await sendDueNotifications({ database, sendNews, now, log }, "test");
    const deal = { car: "2021 Kia Telluride SX", moneyDownCents: 250_000 };
    // The money down that the offer requires replaces the stated money down.
    const offered = { ...deal, moneyDownCents: 400_000 };
    const offer = { ...loan, monthlyCents: monthlyPayment({ principal: 2_400_000, ...loan }) };
    const stated = (news: string) =>
      leads.mails.filter((mail) => mail.news === news).map((mail) => [mail.deal, mail.offer]);
    expect(stated("received")).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(stated("answered")).toEqual([
      [deal, undefined],
      [deal, undefined],
    ]);
    expect(stated("accepted")).toEqual([
      [offered, offer],
      [offered, offer],
    ]);
    const named = leads.mails.filter(({ jointWith }) => jointWith === "Bea Moss");
    expect(named.map((mail) => [mail.news, mail.coBorrower])).toEqual([["accepted", undefined]]);
    const page = mailTokenOf(vault.secrets, row.id, "coBorrower");
    const { body } = await site.send(`/api/financing/applications/${page}`);
    expect(Application.parse(body)).toMatchObject({ deal: null, offeredFor: offered });
    await leads.stop();
    await site.stop();
  });
});
