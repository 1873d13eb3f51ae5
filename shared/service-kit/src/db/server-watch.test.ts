import { testConfig } from "@forecourt/testing/config";
import { postgresUrl, SERVER_TIMEOUT_MS } from "@forecourt/testing/postgres/shared-server";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { type Database, openDatabase } from "../db.ts";
import { type DatabaseProxy, startDatabaseProxy } from "./testing/database-proxy.ts";

const unavailable = { code: "unavailable", status: 503 };

const describeOnPostgres = testConfig().skipPostgres ? describe.skip : describe;

describeOnPostgres("a PostgreSQL server that goes away", () => {
  let url: string;
  let proxy: DatabaseProxy;
  let database: Database<unknown>;

  beforeAll(postgresUrl, SERVER_TIMEOUT_MS);

  beforeEach(async () => {
    url = await postgresUrl();
    proxy = await startDatabaseProxy(url);
    database = openDatabase({
      url: proxy.url,
      connections: 2,
      askAfterMs: 100,
      connectTimeoutMs: 1_000,
      onConnectionLost: () => undefined,
    });
    await select(1);
  });

  afterEach(async () => {
    await database.close();
    await proxy.stop();
  });

  async function select(value: number): Promise<number> {
    const { rows } = await sql<{ value: number }>`select ${value}::int as value`.execute(
      database.query,
    );
    return rows[0]?.value ?? Number.NaN;
  }

  async function answersAgain(): Promise<void> {
    for (;;) {
      const answer = await select(7).catch(() => null);
      if (answer === 7) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test("is unavailable while it is stopped, and used again afterwards", async () => {
    const running = sql`select pg_sleep(60)`.execute(database.query);
    const failed = running.catch((error: unknown) => error);
    await inTransaction(async () => {
      await proxy.stop();
      expect(await failed).toMatchObject(unavailable);
    });
    await expect(select(1)).rejects.toMatchObject(unavailable);
    await proxy.restore();
    // On a busy machine it counted as silent meanwhile, until it is asked again.
    await answersAgain();
  });

  /** Runs `work` while another connection is in a transaction, with no statement running. */
  async function inTransaction(work: () => Promise<void>): Promise<void> {
    const transaction = database.query.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside);
      await work();
      await sql`select 1`.execute(inside);
    });
    await expect(transaction).rejects.toMatchObject(unavailable);
  }

  test("is unavailable while it keeps its connections and says nothing, and used again afterwards", async () => {
    proxy.freeze();
    await expect(select(1)).rejects.toMatchObject(unavailable);
    // Once its silence is known, no request waits for it.
    const refused = await Promise.allSettled(Array.from({ length: 50 }, () => select(1)));
    for (const one of refused) {
      expect(one).toMatchObject({
        status: "rejected",
        reason: { ...unavailable, message: expect.stringContaining("has not answered since") },
      });
    }
    await proxy.restore();
    await answersAgain();
  });

  test("does not use a connection again on which a transaction was begun without an answer", async () => {
    const [table, direct] = [sql.table(`outage_${process.pid}`), openDatabase<unknown>({ url })];
    await sql`create table ${table} (id integer)`.execute(direct.query);
    proxy.freeze();
    const begun = database.query.transaction().execute(() => select(1));
    await expect(begun).rejects.toMatchObject(unavailable);
    await proxy.restore();
    await answersAgain();
    await sql`insert into ${table} values (1)`.execute(database.query);
    const { rows } = await sql`select id from ${table}`.execute(direct.query);
    expect(rows).toHaveLength(1);
    await sql`drop table ${table}`.execute(direct.query);
    await direct.close();
  });

  test("may take longer for a statement than it is given for an answer", async () => {
    await sql`select pg_sleep(0.5)`.execute(database.query);
    expect(await select(3)).toBe(3);
  });

  test("keeps the errors of statements as they are", async () => {
    const failing = sql`select * from there_is_no_such_table`.execute(database.query);
    await expect(failing).rejects.toMatchObject({ code: "42P01" });
  });
});
