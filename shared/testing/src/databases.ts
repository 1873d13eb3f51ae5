import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  type Database,
  type DatabaseLocation,
  type Engine,
  openDatabase,
} from "@forecourt/service-kit/db";
import { afterAll, beforeAll, describe } from "@jest/globals";
import { sql } from "kysely";
import { testConfig } from "./config.ts";
import { postgresUrl, SERVER_TIMEOUT_MS } from "./postgres/shared-server.ts";

/** A database for one test. `location` opens it again, also from another process. */
export interface TestDatabase<T> extends Database<T> {
  readonly location: DatabaseLocation;
}

/** Opens a new, empty database, which is removed when it is closed: by the test, or by the suite at its end. */
export type OpenTestDatabase = <T>() => Promise<TestDatabase<T>>;

type DatabaseSuite = (open: OpenTestDatabase, engine: Engine) => void;

/**
 * Runs a suite on SQLite and again on PostgreSQL. The PostgreSQL server is that of DATABASE_URL, or else
 * one that the test run starts; each database is a schema. Without a server the suite fails, unless
 * SKIP_POSTGRES=1.
 */
export function describeOnEveryDatabase(name: string, suite: DatabaseSuite): void {
  describeOnSqliteAlone(name, suite);
  if (testConfig().skipPostgres) return;
  describe(`${name} (PostgreSQL)`, () => {
    beforeAll(postgresUrl, SERVER_TIMEOUT_MS);
    suite(postgresOpener(), "postgres");
  });
}

/**
 * As `describeOnEveryDatabase`, but on PostgreSQL in soak runs only. For suites that reach the database
 * through code that a store suite already runs on both.
 */
export function describeOnSqlite(name: string, suite: DatabaseSuite): void {
  if (testConfig().soak) describeOnEveryDatabase(name, suite);
  else describeOnSqliteAlone(name, suite);
}

/** Runs a suite on SQLite, for behavior that PostgreSQL does not have. */
export function describeOnSqliteAlone(name: string, suite: DatabaseSuite): void {
  describe(`${name} (SQLite)`, () => {
    suite(sqliteOpener(), "sqlite");
  });
}

function sqliteOpener(): OpenTestDatabase {
  const folder = mkdtempSync(path.join(testConfig().runFolder ?? os.tmpdir(), "sqlite-"));
  const open: Close[] = [];
  afterAll(async () => {
    for (const close of open) await close();
    rmSync(folder, { recursive: true });
  });
  return async <T>() => {
    const location = { file: path.join(folder, `${open.length}.sqlite`) };
    const database = openDatabase<T>(location);
    const close = once(database.close);
    open.push(close);
    return { ...database, close, location };
  };
}

/** A machine with other work may take long to start a connection. */
const connectTimeoutMs = 60_000;

function postgresOpener(): OpenTestDatabase {
  const open: Close[] = [];
  afterAll(async () => {
    for (const close of open) await close();
  });
  return async <T>() => {
    const url = await postgresUrl();
    const schema = `test_${randomUUID().replaceAll("-", "")}`;
    await makeSchema(url, schema);
    const location = { url: inSchema(url, schema), connectTimeoutMs };
    const database = openDatabase<T>(location);
    const close = once(async () => {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(database.query);
      await database.close();
    });
    open.push(close);
    return { ...database, close, location };
  };
}

type Close = () => Promise<void>;

/** A test may close its database, and its suite closes all that are open. */
function once(close: Close): Close {
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= close();
    return closed;
  };
}

async function makeSchema(url: string, schema: string): Promise<void> {
  const server = openDatabase<unknown>({ url, connections: 1, connectTimeoutMs });
  await sql`create schema ${sql.id(schema)}`.execute(server.query);
  await server.close();
}

function inSchema(url: string, schema: string): string {
  const changed = new URL(url);
  changed.searchParams.set("options", `-csearch_path=${schema}`);
  return changed.href;
}
