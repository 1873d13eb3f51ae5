import { AppError } from "@forecourt/contracts/errors";
import { type QueryExecutorProvider, sql, type Transaction } from "kysely";
import type { Database } from "../db.ts";
import { errorCode } from "../error-code.ts";
import type { RequestIdentity } from "./identity.ts";
import { idempotencyTable } from "./table.ts";

/** The value of a row whose result is not written yet; no committed row has it. */
const NOT_YET = "";

const WAIT_TIMEOUT_MS = 8_000;

const LOCK_NOT_AVAILABLE = "55P03";

/** Writes in the transaction that also stores the result, and returns the result. */
export type WriteAndReply<T, A> = (transaction: Transaction<T>) => Promise<A>;

/** Database and table in which writes are recorded. */
export interface IdempotencyStore<T> {
  database: Database<T>;
  /** The owner's table, created by `createIdempotencyTable`. */
  area: string;
  now: () => Date;
  /** How long a request waits for the same request on another replica, in ms. Default 8000. */
  waitTimeoutMs?: number;
}

export interface IdempotentResult<A> {
  /** The stored result, which a repeated request gets; it must not hold personal data. */
  answer: A;
  /** True when the result is that of an earlier request. */
  isRepeated: boolean;
}

/**
 * The result of an earlier request with this identity; null = there is none. For callers that have
 * something to prepare before the transaction of `runIdempotent`.
 * @throws AppError idempotency-conflict when the key was used for something else.
 */
export async function findIdempotentResult<A>(
  { database, area }: { database: { query: QueryExecutorProvider }; area: string },
  identity: RequestIdentity,
): Promise<IdempotentResult<A> | null> {
  return storedAnswer(database.query, area, identity);
}

/**
 * Runs `write` once for each identity: the same key with the same content gets the stored answer, also
 * while the first request is still running, here or on another replica. The writes and the stored
 * answer are one transaction, so that a process that dies leaves both or none. What `write` throws is
 * not stored, so that the request can be repeated.
 *
 * @param identity null = the client sent no key: nothing is stored.
 * @throws AppError idempotency-conflict when the key was used for something else; still-running when
 * the first request takes longer than `waitTimeoutMs`.
 */
export async function runIdempotent<T, A>(
  { database, area, now, waitTimeoutMs = WAIT_TIMEOUT_MS }: IdempotencyStore<T>,
  identity: RequestIdentity | null,
  write: WriteAndReply<T, A>,
): Promise<IdempotentResult<A>> {
  return database.query.transaction().execute(async (transaction) => {
    if (identity === null) return { answer: await write(transaction), isRepeated: false };
    if (database.engine === "postgres") await setLockTimeout(transaction, waitTimeoutMs);
    const isFirst = await begin(transaction, area, { ...identity, at: now() });
    if (!isFirst) return repeated(await storedAnswer<A>(transaction, area, identity));
    const answer = await write(transaction);
    await sql`update ${sql.table(idempotencyTable(area))}
      set answer = ${JSON.stringify(answer)} where id = ${identity.id}`.execute(transaction);
    return { answer, isRepeated: false };
  });
}

async function setLockTimeout(
  transaction: QueryExecutorProvider,
  milliseconds: number,
): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${milliseconds}ms`}, true)`.execute(transaction);
}

/** False when the row exists. Waits for a transaction that is creating it. */
async function begin(
  transaction: QueryExecutorProvider,
  area: string,
  { id, fingerprint, at }: RequestIdentity & { at: Date },
): Promise<boolean> {
  try {
    const { rows } = await sql`insert into ${sql.table(idempotencyTable(area))}
      (id, fingerprint, answer, created_at)
      values (${id}, ${fingerprint}, ${NOT_YET}, ${at.toISOString()})
      on conflict (id) do nothing returning id`.execute(transaction);
    return rows.length === 1;
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new AppError("still-running", "the same request is still being worked on", {
      cause: error,
    });
  }
}

async function storedAnswer<A>(
  query: QueryExecutorProvider,
  area: string,
  { id, fingerprint }: RequestIdentity,
): Promise<IdempotentResult<A> | null> {
  const { rows } = await sql<{ fingerprint: string; answer: string }>`
    select fingerprint, answer from ${sql.table(idempotencyTable(area))} where id = ${id}
  `.execute(query);
  const [row] = rows;
  if (!row) return null;
  if (row.fingerprint !== fingerprint) {
    throw new AppError(
      "idempotency-conflict",
      "this Idempotency-Key was used for a request with another content; a new request needs a new key",
    );
  }
  return { answer: JSON.parse(row.answer) as A, isRepeated: true };
}

function repeated<A>(known: IdempotentResult<A> | null): IdempotentResult<A> {
  if (known) return known;
  throw new Error("a record that was there is gone");
}
