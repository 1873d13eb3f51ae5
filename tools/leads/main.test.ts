import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@forecourt/service-kit/db";
import { createLeadStore, migrateLeads } from "@forecourt/service-leads/store";
import type { LeadsTables } from "@forecourt/service-leads/store/tables";
import { writeSampleLead } from "@forecourt/service-leads/testing/sample-lead";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import { runCommand } from "./testing/command.ts";

const toClose: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of toClose) await close();
});

/** A database that the command finds too, with mails in these states. */
async function withMails(open: OpenTestDatabase, states: readonly ("dead" | "held" | "queued")[]) {
  const { location } = await open<LeadsTables>();
  const where =
    "url" in location ? location : { file: path.join(`${location.file}.d`, "leads.sqlite") };
  const database = openDatabase<LeadsTables>(where);
  toClose.push(database.close);
  await migrateLeads(database);
  const store = createLeadStore(database, { messageIdHost: "x.example", onCommitted() {} });
  for (const state of states) {
    const text = `Call me, I am Ada Moss\u001b[2J`;
    const lead = { spamReasons: state === "held" ? ["the form came with no token"] : [] };
    await store.commit(null, writeSampleLead([{ text, quarantined: state === "held" }], lead));
  }
  const rows = () =>
    database.query.selectFrom("leads_outbox").selectAll().orderBy("created_at").execute();
  for (const [index, { id }] of (await rows()).entries()) {
    if (states[index] !== "dead") continue;
    await database.query
      .updateTable("leads_outbox")
      .set({ state: "dead", attempts: 9, failures: 9, last_error: "EENVELOPE 550 at RCPT TO" })
      .where("id", "=", id)
      .execute();
  }
  return { rows, run: (...args: string[]) => runCommand(args, where) };
}

test("says that a data folder has no leads, and creates nothing", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-no-leads-"));
  const file = path.join(folder, "leads.sqlite");
  for (const args of [["dead"], ["retry", "--all"]]) {
    const { code, out, err } = await runCommand(args, { file });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toBe(`no leads database at ${file}: check DATA_DIR\n`);
  }
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

describeOnSqlite("npm run leads", (open) => {
  test("lists dead-lettered mails without names of customers", async () => {
    const { rows, run } = await withMails(open, ["dead", "queued"]);
    const { code, out } = await run("dead");
    const [dead, queued] = await rows();
    expect(code).toBe(0);
    expect(out).toContain(dead?.id);
    expect(out).toMatch(/ozark-mitsubishi\/cape-girardeau {2}contactSales {2}F-\w{6}$/m);
    expect(out).toContain("9 attempts, last error: EENVELOPE 550 at RCPT TO");
    expect(out).not.toContain(queued?.id);
    expect(out).not.toMatch(/Ada|dealer\.example|Contact sales/);
  });

  test("shows a mail only on request, without terminal control characters", async () => {
    const { run } = await withMails(open, ["dead"]);
    const { out } = await run("dead", "--personal");
    expect(out).toContain("to: leads@dealer.example\n  subject: Contact sales");
    expect(out).toContain("| Call me, I am Ada Moss\ufffd[2J");
  });

  test("retries one or all mails, with their Message-ID and another day", async () => {
    const { rows, run } = await withMails(open, ["dead", "dead", "dead"]);
    const before = await rows();
    expect(await run("retry", before[1]?.id ?? "")).toEqual({
      code: 0,
      out: "1 mail queued\n",
      err: "",
    });
    const after = await rows();
    expect(after.map(({ state }) => state)).toEqual(["dead", "queued", "dead"]);
    expect(after[1]).toMatchObject({ failures: 0, message_id: before[1]?.message_id });
    expect((after[1]?.since ?? "") > (before[1]?.since ?? "")).toBe(true);
    expect(await run("retry", "--all")).toMatchObject({ code: 0, out: "2 mails queued\n" });
    expect(await run("dead")).toMatchObject({ out: "none\n" });
  });

  test("lists quarantined leads with the reason, and releases them", async () => {
    const { rows, run } = await withMails(open, ["held", "dead"]);
    expect((await run("held")).out).toContain('suspected: ["the form came with no token"]');
    expect(await run("release", "--all")).toMatchObject({ code: 0, out: "1 mail queued\n" });
    expect((await rows()).map(({ state }) => state)).toEqual(["queued", "dead"]);
  });

  test("reports unknown IDs and handles the others", async () => {
    const { rows, run } = await withMails(open, ["dead", "queued"]);
    const ids = (await rows()).map(({ id }) => id);
    expect(await run("retry", ...ids)).toEqual({
      code: 1,
      out: "1 mail queued\n",
      err: "1 of the IDs is not dead\n",
    });
  });

  test.each([
    [[], "no command given"],
    [["bury"], 'unknown command "bury"'],
    [["retry"], "retry takes either --all or IDs"],
    [["retry", "--all", "x"], "retry takes either --all or IDs"],
    [["dead", "x"], "dead lists all and takes no ID"],
    [["retry", "--all", "--personal"], "--personal is for lists only"],
    [["dead", "--loud"], "Unknown option '--loud'"],
  ])("%j is invalid usage", async (args, message) => {
    const { run } = await withMails(open, []);
    const outcome = await run(...args);
    expect(outcome).toMatchObject({ code: 2, out: "" });
    expect(outcome.err).toContain(message);
    expect(outcome.err).toContain("npm run leads -- --help");
  });
});
