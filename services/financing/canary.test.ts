import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog, type Log } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { testSize } from "@forecourt/testing/test-size";
import { expect, jest, test } from "@jest/globals";
import { sql } from "kysely";
import { deliveryOf } from "./leads/delivery.ts";
import { createSendLead } from "./leads/send-lead.ts";
import { sendDueNotifications } from "./notifications/notification-delivery.ts";
import { createSendNotification } from "./notifications/send-notification.ts";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleDeal } from "./testing/sample-car.ts";
import { samplePreApproval, sampleSteps } from "./testing/sample-forms.ts";
import { filesWith, storedText } from "./testing/stored-bytes.ts";

// At full size beside other work, the only limit is that it ends.
jest.setTimeout(testSize({ normal: 1_200_000, soak: 7_200_000 }));

const now = () => new Date("2026-11-22T12:00:00.000Z");
const applications = testSize({ normal: 8, soak: 1_000 });
const leadReply = { number: "F-7K3Q2M", token: "x".repeat(32) };

/** Values that occur nowhere else. The contact has none of these values: the lead carries it. */
function canaries(index: number) {
  const four = String(1000 + (index % 9000));
  return {
    ssn: `512-47-${four}`,
    dateOfBirth: `03/17/${1931 + (index % 60)}`,
    street: `Canary Street ${four}`,
    employer: `Canary Employer ${four}`,
    income: `7${four}.37`,
  };
}

/** Long enough that none of thousands of sealed texts and digests contains one by chance. */
const traces = new RegExp(
  [
    "canary (?:street|employer)",
    "512-47-\\d{4}",
    "(?<![0-9A-Za-z_-])51247\\d{4}(?![0-9A-Za-z_-])",
    "19[3-9]\\d-03-17",
    "03/17/19",
    "(?<![0-9A-Za-z_.-])7\\d{4}(?:\\.37|37)(?![0-9A-Za-z_-])",
  ].join("|"),
  "i",
);

async function apply(site: RunningFinancing, index: number): Promise<void> {
  const { ssn, dateOfBirth, street, employer, income } = canaries(index);
  const network = `198.51.${index >> 8}.${index & 255}`;
  const key = { "idempotency-key": `canary-application-${index}` };
  const answered = await site.post(
    "/api/financing/pre-approvals",
    samplePreApproval(site.consent("softPull"), { dateOfBirth, street, income }),
    { network, headers: key },
  );
  expect([answered.status, answered.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await sendRejected(site, index, network);
  const { body } = await site.post("/api/financing/drafts", {}, { network });
  const { token } = startDraft.reply.parse(body);
  const steps = sampleSteps(site.consent, {
    ssn,
    dateOfBirth,
    "residences.0.fullAddress": street,
    "employment.0.employer": employer,
    "employment.0.income": income,
    "employment.0.incomeType": "monthly",
  });
  const trade = { ...sampleDeal, "deal.tradeOwed": income };
  const typed = { ...steps, deal: trade, work: { ...steps.work, monthlyDebts: income } };
  for (const [step, fields] of Object.entries(typed)) {
    const saved = await site.put(`/api/financing/drafts/${token}`, { step, fields }, { network });
    expect([saved.status, saved.headers.get("cache-control")]).toEqual([200, "no-store"]);
  }
  // Every second one stays a draft, and some are sent with a mistake.
  if (index % 2 === 0) {
    const sent = await site.post(`/api/financing/drafts/${token}/submission`, {}, { network });
    expect(sent.status).toBe(200);
  }
  await site.send("/api/financing/pre-approvals", {
    method: "POST",
    body: `{"ssn":"${ssn}","street":"${street}`,
    network,
  });
}

/** Sends a pre-approval with a mistake as a form without a script, and reads it as its page does. */
async function sendRejected(site: RunningFinancing, index: number, network: string): Promise<void> {
  const { dateOfBirth, street, income } = canaries(index);
  const typed = { dateOfBirth, street, income, zip: "00000" };
  const { status, headers } = await site.send("/api/financing/pre-approvals", {
    method: "POST",
    body: new URLSearchParams(samplePreApproval(site.consent("softPull"), typed)).toString(),
    network,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const location = headers.get("location") ?? "";
  expect([status, traces.exec(location)]).toEqual([303, null]);
  const token = /corrections\/([\w-]{43})#/.exec(location)?.[1];
  const returned = await site.send(`/api/financing/returned-forms/${token}`, { network });
  expect([returned.status, returned.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(returned.body).toMatchObject({ fields: { street } });
}

/** Applies `count` times, a few at once. */
async function applyAll(site: RunningFinancing, count: number): Promise<void> {
  let next = 0;
  const applicants = Array.from({ length: 4 }, async () => {
    for (let index = next++; index < count; index = next++) await apply(site, index);
  });
  await Promise.all(applicants);
}

/** Sends every queued lead and mail to a leads service that records the requests: address, headers, and body. */
async function sentLeads(site: RunningFinancing, log: Log): Promise<string[]> {
  const received: string[] = [];
  const leads = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ...leadReply, isQueued: true }));
    });
  });
  await new Promise<void>((resolve) => leads.listen(0, "127.0.0.1", resolve));
  const { port } = leads.address() as AddressInfo;
  const replicas = [`http://127.0.0.1:${port}`];
  const sendLead = createSendLead(replicas, site.vault);
  const sendNews = createSendNotification(replicas, site.vault);
  const delivery = deliveryOf({ database: site.database, sendLead, now, log });
  while ((await sendDueLeads(delivery, "test")) > 0);
  while ((await sendDueNotifications({ database: site.database, sendNews, now, log }, "test")) > 0);
  leads.closeAllConnections();
  await new Promise((resolve) => leads.close(resolve));
  return received;
}

describeOnEveryDatabase("what applicants typed", (open) => {
  test("is in no file, table, log line, queue, metric, lead or mail", async () => {
    const from = Date.now();
    const database = await open<unknown>();
    const lines: string[] = [];
    const onLine = (line: string) => void lines.push(line);
    const site = await runFinancing({
      location: database.location,
      now,
      onLine,
      logLevel: "trace",
    });
    await applyAll(site, applications);
    const log = createLog({ name: "t", level: "trace", destination: { write: onLine } });
    const leads = await sentLeads(site, log);
    // A lead and a mail of each.
    expect(leads).toHaveLength(2 * (applications + Math.ceil(applications / 2)));
    expect(traces.exec(leads.join("\n"))?.[0]).toBeUndefined();
    expect(lines.length).toBeGreaterThan(applications * 7);
    expect(traces.exec(lines.join(""))?.[0]).toBeUndefined();
    const metrics = await site.metrics();
    expect(metrics).toContain("/api/financing/drafts/");
    expect(traces.exec(metrics)?.[0]).toBeUndefined();
    const stored = await storedText(database);
    expect(stored).toContain("P-");
    const rejected = await site.database.query
      .selectFrom("financing_returned_forms")
      .select("id")
      .execute();
    expect(rejected).toHaveLength(applications);
    expect(traces.exec(stored)?.[0]).toBeUndefined();
    const searched = ["Canary Street", "Canary Employer", "512-47-"];
    expect(await filesWith(database, { from, searched })).toEqual([]);
    await site.stop();
  });
});

describeOnEveryDatabase("the search of a database", (open, engine) => {
  test("finds what is stored in clear", async () => {
    const from = Date.now();
    const database = await open<unknown>();
    const { street } = canaries(1);
    await sql`create table plain (street text)`.execute(database.query);
    // Several, as the log starts a new page in the middle of a value now and then.
    const rows = Array.from({ length: 20 }, () => sql`(${street})`);
    await sql`insert into plain values ${sql.join(rows)}`.execute(database.query);
    expect(traces.exec(await storedText(database))?.[0]).toBe("Canary Street");
    const found = await filesWith(database, { from, searched: [street] });
    const [table, log] = engine === "postgres" ? ["base/", "pg_wal/"] : ["", "-wal"];
    expect(found.filter((file) => file.includes(table))).not.toEqual([]);
    expect(found.filter((file) => file.includes(log))).not.toEqual([]);
  });
});

test("the search for traces finds each kind of canary", () => {
  const { ssn, dateOfBirth, street, employer, income } = canaries(5);
  const stored = [ssn.replaceAll("-", ""), "1936-03-17", "7100537"];
  for (const typed of [ssn, dateOfBirth, street, employer, income, ...stored]) {
    expect([typed, traces.test(`"${typed}"`)]).toEqual([typed, true]);
    expect([typed, traces.test(`{"a":${typed},`)]).toEqual([typed, true]);
  }
});

test("a core dump of the service contains no memory", () => {
  const script = `
    const { disableCoreDumps } = await import(${JSON.stringify(import.meta.resolve("@forecourt/service-kit/no-core-dumps"))});
    disableCoreDumps();
    const { readFileSync, existsSync } = await import("node:fs");
    const file = "/proc/self/coredump_filter";
    console.log(existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 16) : 0);`;
  const out = execFileSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(out.toString().trim()).toBe("0");
});
