import { randomUUID } from "node:crypto";
import { sendApplicationLead } from "@forecourt/contracts/leads/send";
import { sendDueLeads, startLeadDelivery } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { type JsonRequest, type JsonServer, startJsonServer } from "@forecourt/testing/json-server";
import { withoutIds } from "@forecourt/testing/without-ids";
import { afterEach, expect, test } from "@jest/globals";
import { runFinancing } from "../testing/running-financing.ts";
import { samplePreApproval } from "../testing/sample-forms.ts";
import { deliveryOf } from "./delivery.ts";
import { createSendLead } from "./send-lead.ts";

const start = new Date("2026-11-22T12:00:00.000Z");

let server: JsonServer | undefined;
afterEach(() => server?.stop());

/** A leads service that stores the requests it gets; `failures` requests fail first. */
async function stubLeads(failures = 0) {
  const received: Omit<JsonRequest, "path">[] = [];
  let left = failures;
  server = await startJsonServer(({ headers, body }) => {
    left -= 1;
    if (left >= 0) return 500;
    received.push({ headers, body });
    return { number: "F-7K3Q2M", token: "x".repeat(32) };
  });
  return { received, url: server.url };
}

async function running(open: OpenTestDatabase, url: string) {
  const clock = { now: start };
  const { location } = await open();
  const site = await runFinancing({ location, now: () => clock.now });
  const lines: string[] = [];
  const options = deliveryOf({
    database: site.database,
    sendLead: createSendLead([url], site.vault),
    now: () => clock.now,
    log: createLog({ name: "t", destination: { write: (line) => void lines.push(line) } }),
  });
  const deliver = () => sendDueLeads(options, randomUUID());
  const outbox = () => site.database.query.selectFrom("financing_outbox").selectAll().execute();
  return { site, clock, options, deliver, outbox, lines };
}

describeOnEveryDatabase("the lead of an application", (open) => {
  test("carries the contact and a reference, and nothing else", async () => {
    const { received, url } = await stubLeads();
    const { site, deliver, outbox } = await running(open, url);
    const form = samplePreApproval(site.consent("softPull"));
    await site.post("/api/financing/pre-approvals", { ...form, formToken: "a token" });
    await Promise.all([deliver(), deliver()]);
    expect(received).toHaveLength(1);
    const body = sendApplicationLead.body?.parse(received[0]?.body);
    expect(body).toMatchObject({
      template: "APPLY_FINANCING",
      user: {
        firstName: "Ada",
        lastName: "Moss",
        email: "ada@example.com",
        phone: "+15735550142",
      },
      store: "cape-girardeau",
      formToken: "a token",
      isOneButton: false,
    });
    expect(body?.subject).toMatch(/^Pre-approval request P-\w{4}-\w{4}: no car chosen$/);
    expect(body?.text).toMatch(/^Pre-approval request, reference P-\w{4}-\w{4}\.\nTo read it: /);
    expect(withoutIds(received[0]?.body)).not.toMatch(/Cedar|63701|1990|5,?200|850|rent/);
    expect(received[0]?.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.7",
      "idempotency-key": expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 1 }]);
    await site.stop();
  });

  test("is retried with the same key until it is stored", async () => {
    const { received, url } = await stubLeads(2);
    const { site, clock, deliver, outbox, lines } = await running(open, url);
    await site.post(
      "/api/financing/pre-approvals",
      samplePreApproval(site.consent("softPull"), { lastName: "Noanswer" }),
    );
    await deliver();
    expect(await outbox()).toMatchObject([{ state: "queued", attempts: 1 }]);
    expect(lines.join("")).toContain("to be retried");
    expect(lines.join("")).not.toMatch(/Ada|Noanswer|5735550142/);
    for (const minutes of [5, 60]) {
      clock.now = new Date(start.getTime() + minutes * 60_000);
      await deliver();
    }
    expect(await outbox()).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
    expect(received).toHaveLength(1);
    expect(JSON.stringify(received[0]?.body)).toContain("please call back");
    await site.stop();
  });

  test("is taken over from a process that died while it sent it", async () => {
    const { received, url } = await stubLeads();
    const { site, clock, deliver, outbox } = await running(open, url);
    await site.post("/api/financing/pre-approvals", samplePreApproval(site.consent("softPull")));
    await site.database.query
      .updateTable("financing_outbox")
      .set({ state: "sending", owner: "gone", due_at: "2026-11-22T12:01:00.000Z" })
      .execute();
    await deliver();
    expect(received).toHaveLength(0);
    clock.now = new Date("2026-11-22T12:01:00.000Z");
    await deliver();
    expect([received.length, (await outbox())[0]?.state]).toEqual([1, "sent"]);
    await site.stop();
  });

  test("is sent by the worker when it is woken", async () => {
    const { received, url } = await stubLeads();
    const { site, options, outbox } = await running(open, url);
    const delivery = startLeadDelivery(options);
    await site.post("/api/financing/pre-approvals", samplePreApproval(site.consent("softPull")));
    delivery.wake();
    while ((await outbox())[0]?.state !== "sent") await new Promise(setImmediate);
    await delivery.close();
    expect(received).toHaveLength(1);
    await site.stop();
  });
});
