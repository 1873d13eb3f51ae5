import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, jest, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { createLeadStore, migrateLeads } from "./store.ts";
import { sampleLead, writeSampleLead } from "./testing/sample-lead.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

const identity = (key: string, body: unknown = {}) =>
  identityOf({
    key,
    method: "POST",
    path: "/api/email/send",
    tenant: { dealerId: "ozark-mitsubishi", storeId: null },
    body,
  });

async function opened(open: OpenTestDatabase) {
  const database = await open<LeadsTables>();
  await migrateLeads(database);
  const onCommitted = jest.fn();
  const store = createLeadStore(database, {
    messageIdHost: "site.example",
    onCommitted,
    now: () => now,
  });
  const leads = () => database.query.selectFrom("leads_leads").selectAll().execute();
  const mails = () => database.query.selectFrom("leads_outbox").selectAll().execute();
  return { database, store, onCommitted, leads, mails };
}

describeOnEveryDatabase("the lead store", (open, engine) => {
  test("commits a lead with its mails before it returns the receipt, then wakes delivery", async () => {
    const { store, leads, mails, onCommitted } = await opened(open);
    const write = writeSampleLead([{}, { recipient: "crm@dealer.example", kind: "adf" }], {
      payload: { text: "née 🚗\u2028" },
      spamReasons: ["honeypot"],
    });
    const receipt = await store.commit(null, write);
    expect(receipt.number).toMatch(/^F-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(Buffer.from(receipt.token, "base64url")).toHaveLength(24);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      dealer_id: "ozark-mitsubishi",
      store_id: "cape-girardeau",
      form: "contactSales",
      template: "CONTACT_SALES",
      received_at: now.toISOString(),
      receipt_number: receipt.number,
      token: receipt.token,
      suspicion: '["honeypot"]',
    });
    expect(JSON.parse(lead?.payload ?? "")).toEqual({ text: "née 🚗\u2028" });
    const rows = await mails();
    expect(
      new Set(rows.map(({ recipient, kind, state }) => `${recipient} ${kind} ${state}`)),
    ).toEqual(new Set(["crm@dealer.example adf queued", "leads@dealer.example text queued"]));
    for (const row of rows) expect(row.message_id).toBe(`<${row.id}@site.example>`);
    expect(onCommitted).toHaveBeenCalledTimes(1);
  });

  test("writes a repeated or concurrent request once, and returns the same receipt", async () => {
    const { store, leads, mails, onCommitted } = await opened(open);
    const write = jest.fn(writeSampleLead());
    const commits = Array.from({ length: 12 }, () => store.commit(identity("key-1234"), write));
    const receipts = await Promise.all(commits);
    expect(new Set(receipts.map(({ token }) => token)).size).toBe(1);
    expect([(await leads()).length, (await mails()).length]).toEqual([1, 1]);
    expect(onCommitted).toHaveBeenCalledTimes(1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await store.commit(identity("key-1234"), write)).toEqual(receipts[0]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test("finds the receipt of an earlier request by its identity", async () => {
    const { store } = await opened(open);
    expect(await store.findReceipt(identity("key-1234"))).toBeNull();
    const receipt = await store.commit(identity("key-1234"), writeSampleLead());
    expect(await store.findReceipt(identity("key-1234"))).toEqual(receipt);
    expect(await store.findReceipt(null)).toBeNull();
    const other = store.findReceipt(identity("key-1234", { text: "b" }));
    await expect(other).rejects.toMatchObject({ code: "idempotency-conflict" });
  });

  test("runs at most 1 transaction at a time on SQLite and 4 on PostgreSQL, in order", async () => {
    const { store } = await opened(open);
    const started: number[] = [];
    let running = 0;
    let maxRunning = 0;
    const commits = Array.from({ length: 12 }, (_, index) =>
      store.commit(null, async (transaction) => {
        started.push(index);
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await writeSampleLead()(transaction);
        running -= 1;
      }),
    );
    await Promise.all(commits);
    expect(maxRunning).toBeLessThanOrEqual(engine === "sqlite" ? 1 : 4);
    // Concurrent transactions of PostgreSQL may overtake each other.
    const inOrder = engine === "sqlite" ? started : started.toSorted((one, other) => one - other);
    expect(inOrder).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });

  test("rejects an Idempotency-Key that was used with another body", async () => {
    const { store, leads } = await opened(open);
    await store.commit(identity("key-1234", { text: "a" }), writeSampleLead());
    const other = store.commit(identity("key-1234", { text: "b" }), writeSampleLead());
    await expect(other).rejects.toMatchObject({ code: "idempotency-conflict", status: 422 });
    expect(await leads()).toHaveLength(1);
  });

  test("writes nothing when a part of the transaction fails", async () => {
    const { store, leads, mails, onCommitted } = await opened(open);
    const failing = store.commit(identity("key-1234"), async (transaction) => {
      await writeSampleLead()(transaction);
      throw new Error("the time is taken");
    });
    await expect(failing).rejects.toThrow("the time is taken");
    expect([await leads(), await mails()]).toEqual([[], []]);
    expect(onCommitted).not.toHaveBeenCalled();
    await store.commit(identity("key-1234"), writeSampleLead());
    expect(await leads()).toHaveLength(1);
  });

  test("runs all writes of a lead in one transaction", async () => {
    const { store, leads } = await opened(open);
    await store.commit(null, async ({ query, insertLead }) => {
      const { id } = await insertLead(sampleLead);
      const row = await query.selectFrom("leads_leads").select("id").executeTakeFirst();
      expect(row?.id).toBe(id);
      await query.updateTable("leads_leads").set({ template: null }).execute();
    });
    expect((await leads())[0]?.template).toBeNull();
  });

  test.each([
    "a@dealer.example, c@dealer.example",
    '"a b"@dealer.example',
    "Sales: a@dealer.example;",
    "Name <a@dealer.example>",
    "a@dealer.example\r\nBcc: c@dealer.example",
    "a@dealer.example\u2028",
    "a@[10.0.0.1]",
    "nobody",
  ])("rejects the recipient %j", async (recipient) => {
    const { store, mails } = await opened(open);
    await expect(store.commit(null, writeSampleLead([{ recipient }]))).rejects.toThrow(
      "not one plain email address",
    );
    expect(await mails()).toEqual([]);
  });

  test("stores a subject as a single line", async () => {
    const { store, mails } = await opened(open);
    const subject = `Hi\r\nBcc: x@y.example\u2028\u0000${"🚗".repeat(300)}\ud800`;
    await store.commit(null, writeSampleLead([{ subject }]));
    const [row] = await mails();
    expect(row?.subject).toMatch(/^Hi Bcc: x@y.example 🚗+$/u);
    expect([...(row?.subject ?? "")]).toHaveLength(250);
  });

  test("finds an inquiry by its token only for its dealer", async () => {
    const { database, store } = await opened(open);
    const { number, token } = await store.commit(null, writeSampleLead([{}, {}]));
    const kept = await store.byToken("ozark-mitsubishi", token);
    expect(kept).toMatchObject({
      number,
      receivedAt: now,
      deliveredAt: null,
      form: "contactSales",
    });
    expect(await store.byToken("another", token)).toBeNull();
    expect(await store.byToken("ozark-mitsubishi", "x".repeat(32))).toBeNull();
    const deliver = async (at: string, which: number) => {
      const rows = await database.query.selectFrom("leads_outbox").select("id").execute();
      await database.query
        .updateTable("leads_outbox")
        .set({ state: "delivered", delivered_at: at })
        .where("id", "=", rows.map(({ id }) => id).sort()[which] ?? "")
        .execute();
      return (await store.byToken("ozark-mitsubishi", token))?.deliveredAt;
    };
    expect(await deliver("2026-11-21T12:00:05.000Z", 0)).toBeNull();
    expect(await deliver("2026-11-21T12:00:03.000Z", 1)).toEqual(
      new Date("2026-11-21T12:00:05.000Z"),
    );
  });
});
