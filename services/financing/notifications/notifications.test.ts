import { randomUUID } from "node:crypto";
import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { withoutIds } from "@forecourt/testing/without-ids";
import { expect, test } from "@jest/globals";
import type { DueNotification } from "../applications/notification-queue.ts";
import { mailTokenOf } from "../applications/tokens.ts";
import { deliveryOf } from "../leads/delivery.ts";
import { answerApplication } from "../staff/answer-application.ts";
import { listApplications, showApplication } from "../staff/applications.ts";
import { listLines } from "../staff/list-lines.ts";
import { runFinancing } from "../testing/running-financing.ts";
import { samplePreApproval, sampleSteps } from "../testing/sample-forms.ts";
import { sendDueNotifications } from "./notification-delivery.ts";

const start = new Date("2026-11-22T12:00:00.000Z");
const plain = { reasons: [], terms: null, isReplacement: false };
const reader = { name: "ada", reason: "works the deal" };

async function running(open: OpenTestDatabase) {
  const clock = { now: start };
  const { location } = await open();
  const site = await runFinancing({ location, now: () => clock.now });
  const deps = { database: site.database, vault: site.vault, now: () => clock.now };
  const sent: DueNotification[] = [];
  let failures = 0;
  let isMailed = true;
  const options = {
    database: site.database,
    sendLead: async () => ({ token: "x".repeat(32) }),
    sendNews: async (due: DueNotification) => {
      failures -= 1;
      if (failures >= 0) throw new Error("the leads service is away");
      sent.push(due);
      return isMailed;
    },
    now: deps.now,
    log: createLog({ name: "t", level: "silent" }),
  };
  return {
    site,
    deps,
    clock,
    sent,
    failNext: (count: number) => {
      failures = count;
    },
    withhold: () => {
      isMailed = false;
    },
    deliverLeads: () => sendDueLeads(deliveryOf(options), randomUUID()),
    deliverNews: () => sendDueNotifications(options, randomUUID()),
  };
}

async function submitted(site: Awaited<ReturnType<typeof runFinancing>>) {
  const { token } = startDraft.reply.parse((await site.post("/api/financing/drafts", {})).body);
  for (const [step, fields] of Object.entries(sampleSteps(site.consent))) {
    await site.put(`/api/financing/drafts/${token}`, { step, fields });
  }
  return Submitted.parse((await site.post(`/api/financing/drafts/${token}/submission`, {})).body);
}

describeOnEveryDatabase("the mails to an applicant", (open) => {
  test("follow the lead: received, first opened, and every answer, each once", async () => {
    const { site, deps, sent, deliverLeads, deliverNews, clock } = await running(open);
    const { number } = await submitted(site);
    await deliverNews();
    expect(sent).toEqual([]);
    await deliverLeads();
    await Promise.all([deliverNews(), deliverNews()]);
    await showApplication(deps, number, reader);
    await showApplication(deps, number, reader);
    await deliverNews();
    await answerApplication(deps, { number, answer: "incomplete", ...plain }, reader);
    await deliverNews();
    clock.now = new Date("2026-11-22T13:00:00.000Z");
    await answerApplication(
      deps,
      { number, answer: "approved", ...plain, isReplacement: true },
      reader,
    );
    await deliverNews();
    await deliverNews();
    expect(sent.map(({ event }) => event)).toEqual(["received", "viewed", "answered", "answered"]);
    expect(sent.map(({ isChanged }) => isChanged)).toEqual([false, false, false, true]);
    expect(sent[3]).toMatchObject({
      number,
      dealerId: "ozark-mitsubishi",
      leadToken: "x".repeat(32),
    });
    await site.stop();
  });

  test("are tried again, later, until the leads service has taken them", async () => {
    const { site, sent, failNext, deliverLeads, deliverNews, clock } = await running(open);
    await site.post("/api/financing/pre-approvals", samplePreApproval(site.consent("softPull")));
    await deliverLeads();
    failNext(2);
    await deliverNews();
    await deliverNews();
    expect(sent).toEqual([]);
    for (const minutes of [5, 60]) {
      clock.now = new Date(start.getTime() + minutes * 60_000);
      await deliverNews();
    }
    expect(sent.map(({ event }) => event)).toEqual(["pre-approval"]);
    await site.stop();
  });

  test("that the leads service withholds are marked in the list of staff", async () => {
    const { site, deps, deliverLeads, deliverNews, withhold } = await running(open);
    await submitted(site);
    await deliverLeads();
    const list = async () => {
      const rows = await listApplications(deps, { dealerId: null, ssn: null, most: 10 });
      return listLines(rows, () => "America/Chicago").join("\n");
    };
    expect(await list()).not.toContain("MAILS WITHHELD");
    withhold();
    await deliverNews();
    expect(await list()).toContain("MAILS WITHHELD, suspected spam");
    await site.stop();
  });

  test("link to a page with the answer and without anything that was typed", async () => {
    const { site, deps } = await running(open);
    const { number, token } = await submitted(site);
    const { id } = await deps.database.query
      .selectFrom("financing_applications")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const reasons = ["Length of employment"];
    await answerApplication(deps, { number, answer: "declined", ...plain, reasons }, reader);
    const mailToken = mailTokenOf(site.vault.secrets, id);
    expect(mailToken).not.toBe(token);
    const { body } = await site.send(`/api/financing/applications/${mailToken}`);
    expect(Application.parse(body)).toMatchObject({
      number,
      firstName: "Ada",
      answer: "declined",
      adverseReasons: reasons,
      borrower: null,
      consents: [],
    });
    expect(withoutIds(body)).not.toMatch(/Moss|Cedar|example|6789|1990|Bakery|442000/);
    await site.stop();
  });
});
