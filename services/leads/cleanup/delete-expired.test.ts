import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { seenBefore } from "../limits/duplicate-inquiry.ts";
import { turnOf, waitFor } from "../limits/rate-limit.ts";
import type { LeadsTables } from "../store/tables.ts";
import { createLeadStore, migrateLeads } from "../store.ts";
import { bookTestDrive } from "../test-drives/test-drive-store.ts";
import { someInquiry } from "../testing/sample-lead.ts";
import { sweep } from "./delete-expired.ts";
import { startSweeping } from "./start-cleanup.ts";

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
    onAccepted() {},
    now: () => start,
  });
  const count = async (table: "leads_leads" | "leads_outbox" | "leads_pace" | "leads_seen") =>
    (await query.selectFrom(table).selectAll().execute()).length;
  return { database, query, store, count };
}

describeOnEveryDatabase("sweeping", (open) => {
  test("forgets answers after 30 days, and never a lead, a mail or a test drive", async () => {
    const { database, query, store, count } = await opened(open);
    const booking = { dealerId: "ozark-mitsubishi", vin: "4A4", start, storeId: "one" };
    const send = () =>
      store.accept(identity, () => ({
        ...someInquiry(),
        alongside: (transaction, { id: leadId }) =>
          bookTestDrive(transaction, { ...booking, leadId }),
      }));
    const receipt = await send();
    await sweep(database, days(30));
    expect(await send()).toEqual(receipt);
    await sweep(database, days(31));
    // It is a new request now, and the time of the test drive is still taken.
    await expect(send()).rejects.toMatchObject({ code: "slot-taken" });
    expect([await count("leads_leads"), await count("leads_outbox")]).toEqual([1, 1]);
    expect(await query.selectFrom("leads_test_drives").selectAll().execute()).toHaveLength(1);
  });

  test("forgets what came before after 30 days, as it would count as new anyway", async () => {
    const { database, query, count } = await opened(open);
    expect(await seenBefore(query, "early", start)).toBe(false);
    expect(await seenBefore(query, "late", days(2))).toBe(false);
    await sweep(database, days(31));
    expect(await query.selectFrom("leads_seen").select("id").execute()).toEqual([{ id: "late" }]);
    expect(await seenBefore(query, "late", days(31))).toBe(true);
    await sweep(database, days(40));
    expect(await count("leads_seen")).toBe(0);
  });

  test("forgets limits that bind nobody, and no other", async () => {
    const { database, query } = await opened(open);
    const binding = { id: "address", mostPerHour: 1 };
    expect(await waitFor(query, binding, minutes(0))).toBeNull();
    await turnOf(query, { id: "recipient", mostPerHour: 60 }, minutes(0));
    await sweep(database, minutes(59));
    expect(await waitFor(query, binding, minutes(59))).toBe(60_000);
    await sweep(database, minutes(62));
    const left = await query.selectFrom("leads_pace").select("id").execute();
    expect(left).toEqual([{ id: "address" }]);
    await sweep(database, minutes(121));
    expect(await waitFor(query, binding, minutes(121))).toBeNull();
  });

  test("goes on until nothing is left, however much there is", async () => {
    const { database, query, count } = await opened(open);
    const rows = Array.from({ length: 1_201 }, (_, index) => ({ id: `a${index}`, reached: 1 }));
    await query.insertInto("leads_pace").values(rows).execute();
    await sweep(database, start);
    expect(await count("leads_pace")).toBe(0);
  });

  test("begins when the service does, and says what went wrong", async () => {
    const { database, query, count } = await opened(open);
    await query.insertInto("leads_pace").values({ id: "idle", reached: 1 }).execute();
    const lines: string[] = [];
    const log = createLog({ name: "t", destination: { write: (line) => void lines.push(line) } });
    await startSweeping({ database, log, now: () => start }).close();
    expect([await count("leads_pace"), lines]).toEqual([0, []]);
    await query.schema.dropTable("leads_pace").execute();
    await startSweeping({ database, log, now: () => start }).close();
    expect(lines.join("")).toContain("sweeping failed");
  });
});
