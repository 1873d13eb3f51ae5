import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, jest, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { createLeadStore, migrateLeads } from "./store.ts";
import { someInquiry } from "./testing/sample-lead.ts";

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
  const onAccepted = jest.fn();
  const store = createLeadStore(database, {
    messageIdHost: "site.example",
    onAccepted,
    now: () => now,
  });
  const leads = () => database.query.selectFrom("leads_leads").selectAll().execute();
  const mails = () => database.query.selectFrom("leads_outbox").selectAll().execute();
  return { database, store, onAccepted, leads, mails };
}

describeOnEveryDatabase("the store of leads", (open) => {
  test("keeps a lead with its mails before it gives the receipt, and tells delivery", async () => {
    const { store, leads, mails, onAccepted } = await opened(open);
    const inquiry = someInquiry([{}, { recipient: "crm@dealer.example", kind: "adf" }], {
      payload: { text: "née 🚗\u2028" },
      suspicion: ["honeypot"],
    });
    const receipt = await store.accept(null, () => inquiry);
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
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });

  test("gives the same receipt for the same request, however often and at once it comes", async () => {
    const { store, leads, mails, onAccepted } = await opened(open);
    const prepare = jest.fn(() => someInquiry());
    const asks = Array.from({ length: 12 }, () => store.accept(identity("key-1234"), prepare));
    const receipts = await Promise.all(asks);
    expect(new Set(receipts.map(({ token }) => token)).size).toBe(1);
    expect([(await leads()).length, (await mails()).length]).toEqual([1, 1]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
    prepare.mockClear();
    expect(await store.accept(identity("key-1234"), prepare)).toEqual(receipts[0]);
    expect(prepare).not.toHaveBeenCalled();
  });

  test("refuses a key that was used for another lead", async () => {
    const { store, leads } = await opened(open);
    await store.accept(identity("key-1234", { text: "a" }), () => someInquiry());
    const other = store.accept(identity("key-1234", { text: "b" }), () => someInquiry());
    await expect(other).rejects.toMatchObject({ code: "idempotency-conflict", status: 422 });
    expect(await leads()).toHaveLength(1);
  });

  test("keeps nothing at all when a part of it cannot be written", async () => {
    const { store, leads, mails, onAccepted } = await opened(open);
    const taken = store.accept(identity("key-1234"), () => ({
      ...someInquiry(),
      alongside: () => Promise.reject(new Error("the time is taken")),
    }));
    await expect(taken).rejects.toThrow("the time is taken");
    expect([await leads(), await mails()]).toEqual([[], []]);
    expect(onAccepted).not.toHaveBeenCalled();
    await store.accept(identity("key-1234"), () => someInquiry());
    expect(await leads()).toHaveLength(1);
  });

  test("writes what goes with a lead in its transaction", async () => {
    const { store, leads } = await opened(open);
    await store.accept(null, () => ({
      ...someInquiry(),
      alongside: async (transaction, { id }) => {
        const row = await transaction.selectFrom("leads_leads").select("id").executeTakeFirst();
        expect(row?.id).toBe(id);
        await transaction.updateTable("leads_leads").set({ template: null }).execute();
      },
    }));
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
  ])("never writes to %j", async (recipient) => {
    const { store, mails } = await opened(open);
    await expect(store.accept(null, () => someInquiry([{ recipient }]))).rejects.toThrow(
      "not one plain e-mail address",
    );
    expect(await mails()).toEqual([]);
  });

  test("makes one line of a subject", async () => {
    const { store, mails } = await opened(open);
    const subject = `Hi\r\nBcc: x@y.example\u2028\u0000${"🚗".repeat(300)}\ud800`;
    await store.accept(null, () => someInquiry([{ subject }]));
    const [row] = await mails();
    expect(row?.subject).toMatch(/^Hi Bcc: x@y.example 🚗+$/u);
    expect([...(row?.subject ?? "")]).toHaveLength(250);
  });

  test("finds an inquiry by its token, for its own dealer only", async () => {
    const { database, store } = await opened(open);
    const { number, token } = await store.accept(null, () => someInquiry([{}, {}]));
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
