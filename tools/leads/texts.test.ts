import path from "node:path";
import { openDatabase } from "@forecourt/service-kit/db";
import { createLeadStore, migrateLeads } from "@forecourt/service-leads/store";
import type { LeadsTables } from "@forecourt/service-leads/store/tables";
import { sampleLead } from "@forecourt/service-leads/testing/sample-lead";
import { insertText } from "@forecourt/service-leads/texts/text-queue";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import { runCommand } from "./testing/command.ts";

const toClose: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of toClose) await close();
});

const hourMs = 3_600_000;

/** A database that the command finds too, with text messages that expire in so many hours. */
async function withTexts(
  open: OpenTestDatabase,
  texts: readonly { state: "dead" | "queued"; expiresIn?: number }[],
) {
  const { location } = await open<LeadsTables>();
  const where =
    "url" in location ? location : { file: path.join(`${location.file}.d`, "leads.sqlite") };
  const database = openDatabase<LeadsTables>(where);
  toClose.push(database.close);
  await migrateLeads(database);
  const store = createLeadStore(database, { messageIdHost: "x.example", onCommitted() {} });
  const now = Date.now();
  for (const [index, { expiresIn = 12 }] of texts.entries()) {
    await store.commit(null, async ({ query, insertLead }) => {
      const { id: leadId, receipt } = await insertLead(sampleLead);
      await insertText(query, {
        leadId,
        dealerId: sampleLead.dealerId,
        phone: "+15735550177",
        body: "Ada, your test drive is booked.\u001b[2J",
        timeZones: ["America/Chicago"],
        createdAt: new Date(now - hourMs + index),
        expiresAt: new Date(now + expiresIn * hourMs),
      });
      return receipt;
    });
  }
  const rows = () =>
    database.query.selectFrom("leads_texts").selectAll().orderBy("created_at").execute();
  for (const [index, { id }] of (await rows()).entries()) {
    if (texts[index]?.state !== "dead") continue;
    await database.query
      .updateTable("leads_texts")
      .set({ state: "dead", failures: 3, last_error: "refused: 30003" })
      .where("id", "=", id)
      .execute();
  }
  return { rows, run: (...args: string[]) => runCommand(args, where) };
}

describeOnSqlite("npm run leads, for text messages", (open) => {
  test("lists dead-lettered ones without personal data, and until when each can be retried", async () => {
    const { rows, run } = await withTexts(open, [
      { state: "dead" },
      { state: "dead", expiresIn: -1 },
      { state: "queued" },
    ]);
    const { code, out } = await run("dead-texts");
    const [dead, expired, queued] = await rows();
    expect(code).toBe(0);
    expect(out).toContain(`${dead?.id}  ${dead?.created_at}  ozark-mitsubishi/cape-girardeau`);
    expect(out).toContain("last error: refused: 30003");
    expect(out).toContain(`can be retried until ${dead?.expires_at}`);
    expect(out).toContain(`expired ${expired?.expires_at}`);
    expect(out).not.toContain(queued?.id);
    expect(out).not.toMatch(/Ada|5735550177|555-0177/);
  });

  test("shows number and text only on request, without terminal control characters", async () => {
    const { run } = await withTexts(open, [{ state: "dead" }]);
    const { out } = await run("dead-texts", "--personal");
    expect(out).toContain("to: +15735550177\n  | Ada, your test drive is booked.\ufffd[2J");
  });

  test("retries those that have not expired", async () => {
    const { rows, run } = await withTexts(open, [
      { state: "dead" },
      { state: "dead", expiresIn: -1 },
      { state: "dead" },
    ]);
    const [first, expired] = await rows();
    expect(await run("retry-texts", first?.id ?? "", expired?.id ?? "")).toEqual({
      code: 1,
      out: "1 text message queued\n",
      err: "1 of the IDs is not dead, or past its time\n",
    });
    const after = await rows();
    expect(after.map(({ state }) => state)).toEqual(["queued", "dead", "dead"]);
    expect(after[0]).toMatchObject({ failures: 0, expires_at: first?.expires_at });
    expect(await run("retry-texts", "--all")).toMatchObject({
      code: 0,
      out: "1 text message queued\n",
    });
    expect((await run("dead-texts")).out).toContain(`expired ${expired?.expires_at}`);
  });
});
