import { recordAccess } from "@forecourt/service-kit/vault/access-log";
import { firstKey } from "@forecourt/service-kit/vault/testing/test-keys";
import { verifyLog } from "@forecourt/service-kit/vault/verify-log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { FinancingTables } from "../store/tables.ts";
import { migrateFinancing } from "../store.ts";
import { openVault } from "./vault.ts";

const at = new Date("2026-11-22T12:00:00.000Z");

/** A log of the creation and nine reads. */
async function logged(open: OpenTestDatabase) {
  const database = await open<FinancingTables>();
  await migrateFinancing(database);
  const { secrets } = await openVault({ database, wrapper: firstKey(), now: () => at });
  const append = (recordId: string) =>
    recordAccess(database, secrets, {
      access: { actor: "staff:ada", action: "read", recordId, reason: "a call" },
      at,
    });
  for (let index = 2; index <= 10; index += 1) await append(`record-${index}`);
  const verify = (noted?: { seq: number; hash: string }) =>
    verifyLog(database.query, secrets, noted);
  return { database, query: database.query, secrets, append, verify };
}

describeOnEveryDatabase("the access log", (open) => {
  test("is whole, also after concurrent accesses", async () => {
    const { append, verify } = await logged(open);
    await Promise.all(Array.from({ length: 20 }, (_, index) => append(`more-${index}`)));
    expect(await verify()).toMatchObject({ ok: true, head: { seq: 30 } });
  });

  test.each(["actor", "reason", "record_id", "at"] as const)(
    "with another %s is found",
    async (column) => {
      const { query, verify } = await logged(open);
      await query
        .updateTable("financing_vault_log")
        .set({ [column]: "other" })
        .where("seq", "=", 5)
        .execute();
      expect(await verify()).toEqual({ ok: false, problem: "entry 5 was changed" });
    },
  );

  test("that lacks an entry, in the middle or at its end, is found", async () => {
    const { query, verify } = await logged(open);
    await query.deleteFrom("financing_vault_log").where("seq", "=", 10).execute();
    expect(await verify()).toEqual({ ok: false, problem: "the log ends at 9 instead of 10" });
    await query.deleteFrom("financing_vault_log").where("seq", "=", 4).execute();
    expect(await verify()).toEqual({ ok: false, problem: "entry 4 is missing" });
  });

  test("that is cut with its head set back is found", async () => {
    const { query, verify } = await logged(open);
    const { hash } = await query
      .selectFrom("financing_vault_log")
      .selectAll()
      .where("seq", "=", 6)
      .executeTakeFirstOrThrow();
    await query.deleteFrom("financing_vault_log").where("seq", ">", 6).execute();
    await query.updateTable("financing_vault_log_head").set({ seq: 6, hash }).execute();
    expect(await verify()).toEqual({ ok: false, problem: "the head was changed" });
    await query.deleteFrom("financing_vault_log_head").execute();
    expect(await verify()).toEqual({ ok: false, problem: "the head of the log is missing" });
  });

  test("with two entries in each other's place is found", async () => {
    const { query, verify } = await logged(open);
    const rows = await query.selectFrom("financing_vault_log").selectAll().execute();
    const [three, four] = [3, 4].map((seq) => rows.find((row) => row.seq === seq));
    const put = (seq: number, row: typeof three) =>
      query
        .updateTable("financing_vault_log")
        .set({ record_id: row?.record_id ?? "", hash: row?.hash ?? "" })
        .where("seq", "=", seq)
        .execute();
    await put(3, four);
    await put(4, three);
    expect(await verify()).toEqual({ ok: false, problem: "entry 3 was changed" });
  });

  test("with an added entry is found", async () => {
    const { query, verify } = await logged(open);
    const row = { at: at.toISOString(), actor: "eve", action: "read", record_id: "x" };
    await query
      .insertInto("financing_vault_log")
      .values({ ...row, seq: 11, reason: "", hash: "x" })
      .execute();
    expect(await verify()).toEqual({ ok: false, problem: "there are entries after the head" });
  });

  test("of an older copy of the database is found with a head that was noted later", async () => {
    const { append, verify, query } = await logged(open);
    const head = await query
      .selectFrom("financing_vault_log_head")
      .selectAll()
      .executeTakeFirstOrThrow();
    await append("record-11");
    const noted = await verify();
    if (!noted.ok) throw new Error("the log is whole");
    await query.deleteFrom("financing_vault_log").where("seq", "=", 11).execute();
    await query.updateTable("financing_vault_log_head").set(head).execute();
    expect(await verify()).toMatchObject({ ok: true });
    expect(await verify(noted.head)).toEqual({
      ok: false,
      problem: "the noted entry is not in the log",
    });
  });
});
