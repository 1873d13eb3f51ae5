import { setTimeout as delay } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

const SQLITE_BUSY = 5;
/**
 * The error of a read transaction that wants to write after another process wrote; a retry cannot
 * help.
 */
const SQLITE_BUSY_SNAPSHOT = 517;
const LONGEST_PAUSE_MS = 50;

/**
 * Retries while another connection writes, without blocking the event loop. SQLite's own busy
 * time-out blocks the process, and never ends when the lock is held by a connection of the same
 * process.
 */
export class BusyRetryConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #busyTimeoutMs: number;

  constructor(connection: DatabaseConnection, busyTimeoutMs: number) {
    this.#connection = connection;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + this.#busyTimeoutMs;
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await delay(pause);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("errcode" in error)) return false;
  const code = Number(error.errcode);
  return (code & 0xff) === SQLITE_BUSY && code !== SQLITE_BUSY_SNAPSHOT;
}
