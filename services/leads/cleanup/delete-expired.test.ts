import { startCleanup } from "@forecourt/service-kit/cleanup";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { recordInquiry } from "../limits/duplicate-inquiry.ts";
import { consumeOrWait, reserveSlot } from "../limits/rate-limit.ts";
import { createRejectedFormStore } from "../store/rejected-form-store.ts";
import type { LeadsTables } from "../store/tables.ts";
import { createLeadStore, migrateLeads } from "../store.ts";
import { bookTestDrive } from "../test-drives/test-drive-store.ts";
import { writeSampleLead } from "../testing/sample-lead.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./delete-expired.ts";

const start = new Date("2026-11-20T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

const identity = identityOf({
  key: "0123456789",
  method: "POST",
  path: "/api/email/send",
  tenant: { dealerId: "ozark-mitsubishi", storeId: null },
  body: {},
});

async function opened(open: OpenTestDatabase) {
  const database = await open<LeadsTables>();
  await migrateLeads(database);
  const { query } = database;
  const store = createLeadStore(database, {
    messageIdHost: "site.example",
    onCommitted() {},
    now: () => start,
  });
  const count = async (
    table: "leads_leads" | "leads_outbox" | "leads_pace" | "leads_seen" | "leads_rejected_forms",
  ) => (await query.selectFrom(table).selectAll().execute()).length;
  return { database, query, store, count };
}

describeOnEveryDatabase("the cleanup of expired rows", (open) => {
  test("deletes idempotency results after 30 days, but no lead, mail or test drive", async () => {
    const { database, query, store, count } = await opened(open);
    const booking = { dealerId: "ozark-mitsubishi", vin: "4A4", start, storeId: "one" };
    const send = () =>
      store.commit(identity, async (transaction) => {
        const receipt = await writeSampleLead()(transaction);
        const [lead] = await transaction.query.selectFrom("leads_leads").selectAll().execute();
        await bookTestDrive(transaction.query, { ...booking, leadId: lead?.id ?? "" });
        return receipt;
      });
    const receipt = await send();
    await deleteExpired(database, days(30));
    expect(await send()).toEqual(receipt);
    await deleteExpired(database, days(31));
    // Now it is a new request, and the test drive is still booked.
    await expect(send()).rejects.toMatchObject({ code: "slot-taken" });
    expect([await count("leads_leads"), await count("leads_outbox")]).toEqual([1, 1]);
    expect(await query.selectFrom("leads_test_drives").selectAll().execute()).toHaveLength(1);
  });

  test("deletes inquiry digests after 30 days, when they no longer count as duplicates", async () => {
    const { database, query, count } = await opened(open);
    expect(await recordInquiry(query, "early", start)).toBe(false);
    expect(await recordInquiry(query, "late", days(2))).toBe(false);
    await deleteExpired(database, days(31));
    expect(await query.selectFrom("leads_seen").select("id").execute()).toEqual([{ id: "late" }]);
    expect(await recordInquiry(query, "late", days(31))).toBe(true);
    await deleteExpired(database, days(40));
    expect(await count("leads_seen")).toBe(0);
  });

  test("deletes idle rate limits only", async () => {
    const { database, query } = await opened(open);
    const reached = { id: "address", maxPerHour: 1 };
    expect(await consumeOrWait(query, reached, minutes(0))).toBeNull();
    await reserveSlot(query, { id: "recipient", maxPerHour: 60 }, minutes(0));
    await deleteExpired(database, minutes(59));
    expect(await consumeOrWait(query, reached, minutes(59))).toBe(60_000);
    await deleteExpired(database, minutes(62));
    const left = await query.selectFrom("leads_pace").select("id").execute();
    expect(left).toEqual([{ id: "address" }]);
    await deleteExpired(database, minutes(121));
    expect(await consumeOrWait(query, reached, minutes(121))).toBeNull();
  });

  test("deletes rejected forms after ten minutes", async () => {
    const { database, count } = await opened(open);
    const rejectedForms = createRejectedFormStore(database);
    const form = { page: "/", id: "a", status: 422, retryAfter: null, fields: {}, rejection: null };
    for (const sent of [start, minutes(5)]) {
      await rejectedForms.insert(form, { dealerId: "one", sender: "network", now: sent });
    }
    await deleteExpired(database, minutes(9));
    expect(await count("leads_rejected_forms")).toBe(2);
    await deleteExpired(database, minutes(10));
    expect(await count("leads_rejected_forms")).toBe(1);
  });

  test("deletes all expired rows, also more than one batch", async () => {
    const { database, query, count } = await opened(open);
    const rows = Array.from({ length: 1_201 }, (_, index) => ({ id: `a${index}`, reached: 1 }));
    await query.insertInto("leads_pace").values(rows).execute();
    await deleteExpired(database, start);
    expect(await count("leads_pace")).toBe(0);
  });

  test("runs at start, and logs a failure", async () => {
    const { database, query, count } = await opened(open);
    await query.insertInto("leads_pace").values({ id: "idle", reached: 1 }).execute();
    const lines: string[] = [];
    const log = createLog({ name: "t", destination: { write: (line) => void lines.push(line) } });
    const run = () =>
      startCleanup({
        deleteExpired: (stop) => deleteExpired(database, start, stop),
        intervalMs: CLEANUP_INTERVAL_MS,
        log,
      }).close();
    await run();
    expect([await count("leads_pace"), lines]).toEqual([0, []]);
    await query.schema.dropTable("leads_pace").execute();
    await run();
    expect(lines.join("")).toContain("cleanup of expired rows failed");
  });
});
