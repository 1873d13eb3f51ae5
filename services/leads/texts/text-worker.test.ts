import { createLog } from "@forecourt/service-kit/log";
import { type Sms, SmsError, type SmsSender } from "@forecourt/service-kit/sms/sender";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { LeadsTables } from "../store/tables.ts";
import { createLeadStore, migrateLeads } from "../store.ts";
import { createOptOuts } from "./opt-outs.ts";
import { createTextQueue, insertText, type NewText } from "./text-queue.ts";
import { sendDueTexts } from "./text-worker.ts";

const log = createLog({ name: "leads", level: "silent" });
const noon = new Date("2026-11-20T18:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const phone = "+15735550177";

describeOnEveryDatabase("sending text messages", (open) => {
  async function queued(change: Partial<NewText> = {}) {
    const database = await open<LeadsTables>();
    await migrateLeads(database);
    const store = createLeadStore(database, { messageIdHost: "site.example", onCommitted() {} });
    await store.commit(null, async ({ query, insertLead }) => {
      const { id: leadId } = await insertLead({
        dealerId: "ozark-mitsubishi",
        storeId: "cape-girardeau",
        form: "contactSales",
        template: null,
        payload: {},
        spamReasons: [],
        language: null,
      });
      await insertText(query, {
        leadId,
        dealerId: "ozark-mitsubishi",
        phone,
        body: "Your test drive is booked.",
        timeZones: ["America/Chicago"],
        createdAt: noon,
        expiresAt: later(24 * 60),
        ...change,
      });
    });
    const queue = createTextQueue(database);
    const state = () =>
      database.query.selectFrom("leads_texts").selectAll().executeTakeFirstOrThrow();
    return { database, queue, state };
  }

  function box(fail: () => Error | null = () => null) {
    const sent: Sms[] = [];
    const sender: SmsSender = {
      async send(message) {
        sent.push(message);
        const error = fail();
        if (error) throw error;
      },
    };
    return { sent, sender };
  }

  test("sends a text once, also with two workers", async () => {
    const { queue, state } = await queued();
    const { sent, sender } = box();
    const worker = { queue, sender, log, now: () => noon };
    await Promise.all([sendDueTexts(worker), sendDueTexts(worker)]);
    await sendDueTexts({ ...worker, now: () => later(60) });
    expect(sent).toEqual([{ to: phone, body: "Your test drive is booked." }]);
    expect(await state()).toMatchObject({ state: "sent", sent_at: noon.toISOString() });
  });

  test("tries again, with growing delays, what was certainly not sent", async () => {
    const { queue, state } = await queued();
    let failures = 2;
    const { sent, sender } = box(() => (failures-- > 0 ? new SmsError("failed", "refused") : null));
    await sendDueTexts({ queue, sender, log, now: () => noon });
    expect(await state()).toMatchObject({
      state: "queued",
      failures: 1,
      last_error: "refused",
      due_at: "2026-11-20T18:00:05.000Z",
    });
    await sendDueTexts({ queue, sender, log, now: () => later(1) });
    await sendDueTexts({ queue, sender, log, now: () => later(2) });
    expect([sent.length, (await state()).state]).toEqual([3, "sent"]);
  });

  test.each(["unknown", "number-refused"] as const)(
    "never repeats a text whose result is %s",
    async (reason) => {
      const { queue, state } = await queued();
      const { sent, sender } = box(() => new SmsError(reason, "the provider did not respond"));
      await sendDueTexts({ queue, sender, log, now: () => noon });
      await sendDueTexts({ queue, sender, log, now: () => later(60) });
      expect(sent).toHaveLength(1);
      expect(await state()).toMatchObject({
        state: "dead",
        last_error: "the provider did not respond",
      });
    },
  );

  test("never repeats a text that a worker was sending when it died", async () => {
    const { queue, state } = await queued();
    expect(await queue.claim(noon)).not.toBeNull();
    const { sent, sender } = box();
    await sendDueTexts({ queue, sender, log, now: () => noon });
    expect((await state()).state).toBe("sending");
    await sendDueTexts({ queue, sender, log, now: () => later(5) });
    expect([sent, (await state()).state]).toEqual([[], "dead"]);
  });

  test("waits for the morning, unless the shopper has just acted", async () => {
    const night = new Date("2026-11-21T04:00:00Z");
    const { queue, state } = await queued({ createdAt: new Date(night.getTime() - 15 * 60_000) });
    const { sent, sender } = box();
    await sendDueTexts({ queue, sender, log, now: () => night });
    expect(await state()).toMatchObject({
      state: "queued",
      failures: 0,
      due_at: "2026-11-21T14:00:00.000Z",
    });
    await sendDueTexts({ queue, sender, log, now: () => new Date("2026-11-21T14:00:00Z") });
    expect(sent).toHaveLength(1);
    const atNight = await queued({ createdAt: night });
    await sendDueTexts({ queue: atNight.queue, sender, log, now: () => night });
    expect(sent).toHaveLength(2);
  });

  test("does not send a text that is of no use any more, nor to a number that opted out", async () => {
    const old = await queued({ expiresAt: later(30) });
    const { sent, sender } = box();
    await sendDueTexts({ queue: old.queue, sender, log, now: () => later(30) });
    expect(await old.state()).toMatchObject({ state: "dead", last_error: "not sent in time" });
    const stopped = await queued();
    await createOptOuts(stopped.database).add(phone, noon);
    await sendDueTexts({ queue: stopped.queue, sender, log, now: () => noon });
    expect([sent, (await stopped.state()).state]).toEqual([[], "suppressed"]);
  });
});
