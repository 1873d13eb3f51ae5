import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { sql } from "kysely";
import { openDatabase } from "../db.ts";
import { identityOf } from "./identity.ts";
import { findIdempotentResult, runIdempotent } from "./run-idempotent.ts";
import { createIdempotencyTable } from "./table.ts";

interface Tables {
  test_notes: { id: number; text: string };
}

const identity = (key: string, text: string) =>
  identityOf({
    key,
    method: "POST",
    path: "/notes",
    tenant: { dealerId: "ozark", storeId: null },
    body: { text },
  });

async function notes(open: OpenTestDatabase) {
  const database = await open<Tables>();
  await sql`create table test_notes (id integer not null, text text not null)`.execute(
    database.query,
  );
  await createIdempotencyTable(database.query, "test");
  let written = 0;
  const write = (key: string | null, text: string, on: typeof database | null = null) =>
    runIdempotent(
      { database: on ?? database, area: "test", now: () => new Date() },
      key === null ? null : identity(key, text),
      async (transaction) => {
        written += 1;
        const id = written;
        await transaction.insertInto("test_notes").values({ id, text }).execute();
        return { id };
      },
    );
  const all = () => database.query.selectFrom("test_notes").selectAll().execute();
  return { database, write, all };
}

describeOnEveryDatabase("a write with an Idempotency-Key", (open, engine) => {
  test("runs once; a repeated request gets the same reply", async () => {
    const { write, all } = await notes(open);
    expect(await write("key-one-1", "a")).toEqual({ answer: { id: 1 }, isRepeated: false });
    expect(await write("key-one-1", "a")).toEqual({ answer: { id: 1 }, isRepeated: true });
    expect(await all()).toEqual([{ id: 1, text: "a" }]);
  });

  test("has a result once it is committed, for the same content only", async () => {
    const { database, write } = await notes(open);
    const find = (text: string) =>
      findIdempotentResult({ database, area: "test" }, identity("key-one-1", text));
    expect(await find("a")).toBeNull();
    await write("key-one-1", "a");
    expect(await find("a")).toEqual({ answer: { id: 1 }, isRepeated: true });
    await expect(find("b")).rejects.toMatchObject({ code: "idempotency-conflict" });
  });

  test("is refused with other content, and writes nothing", async () => {
    const { write, all } = await notes(open);
    await write("key-one-1", "a");
    await expect(write("key-one-1", "b")).rejects.toMatchObject({ code: "idempotency-conflict" });
    expect(await all()).toHaveLength(1);
  });

  test("runs each time without a key", async () => {
    const { write, all } = await notes(open);
    await write(null, "a");
    await write(null, "a");
    expect(await all()).toHaveLength(2);
  });

  test("runs once when two replicas get it at the same time", async () => {
    const { database, write, all } = await notes(open);
    const other = { ...openDatabase<Tables>(database.location), location: database.location };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write("key-one-1", "a", index % 2 === 0 ? database : other),
      ),
    );
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await all()).toHaveLength(1);
    await other.close();
  });

  test("stores nothing when it fails, and can be repeated with its key", async () => {
    const { database, write, all } = await notes(open);
    const record = { database, area: "test", now: () => new Date() };
    const failing = runIdempotent(record, identity("key-one-1", "a"), async (transaction) => {
      await transaction.insertInto("test_notes").values({ id: 9, text: "half" }).execute();
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
    expect(await all()).toEqual([]);
    expect(await write("key-one-1", "a")).toMatchObject({ isRepeated: false });
  });

  // SQLite has one writer at a time: a second request waits for the database before it can see the key of the first.
  if (engine === "sqlite") return;

  test("replies 409 when another replica takes too long", async () => {
    const { database } = await notes(open);
    const other = openDatabase<Tables>(database.location);
    const go = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const record = { area: "test", now: () => new Date(), waitTimeoutMs: 50 };
    const first = runIdempotent(
      { ...record, database: other },
      identity("key-one-1", "a"),
      async () => {
        begun.resolve();
        await go.promise;
        return "first";
      },
    );
    await begun.promise;
    const second = runIdempotent(
      { ...record, database },
      identity("key-one-1", "a"),
      async () => "second",
    );
    await expect(second).rejects.toMatchObject({ code: "still-running" });
    go.resolve();
    expect(await first).toEqual({ answer: "first", isRepeated: false });
    await other.close();
  });
});
