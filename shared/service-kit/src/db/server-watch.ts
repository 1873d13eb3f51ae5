import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@forecourt/contracts/errors";
import pg from "pg";
import { isConnectionFault } from "./connection-fault.ts";

/** Time that a statement or a connection may take before a check whether the server responds at all. */
const ASK_AFTER_MS = 2_000;
/** Pause between two attempts to reach a server that did not answer. */
const ASK_AGAIN_MS = 500;

/** Notices that a server has stopped answering without closing its connections: a frozen machine, a cut cable. */
export interface ServerWatch {
  /**
   * Settles as `work` does. While that takes long, asks the server on a connection of its own; once there is no answer,
   * calls `abandon` and rejects. Slow statements and waits for a lock have no limit.
   * @throws AppError unavailable, at once while the server is known not to answer, and when a connection is lost
   */
  guard<R>(work: () => Promise<R>, abandon: () => void): Promise<R>;
  close(): void;
}

interface WatchOptions {
  url: string;
  /** Time to wait for a response of the server, in ms. */
  connectTimeoutMs: number;
  askAfterMs?: number;
}

export function createServerWatch(options: WatchOptions): ServerWatch {
  const { askAfterMs = ASK_AFTER_MS } = options;
  const closed = new AbortController();
  let isSilent = false;
  let asking: Promise<boolean> | null = null;
  const ask = () => {
    asking ??= answers(options).finally(() => {
      asking = null;
    });
    return asking;
  };
  const waitForAnswer = async () => {
    if (isSilent) return;
    isSilent = true;
    while (!closed.signal.aborted && !(await ask())) await delay(ASK_AGAIN_MS);
    isSilent = false;
  };
  return {
    async guard(work, abandon) {
      if (isSilent) throw unavailable(new Error("it has not answered since"));
      const patience = startPatience(askAfterMs, async () => isSilent || !(await ask()));
      const silent = patience.exhausted.then(() => {
        void waitForAnswer();
        abandon();
        throw unavailable(new Error("it does not answer"));
      });
      try {
        return await Promise.race([work(), silent]);
      } catch (error) {
        throw isConnectionFault(error) ? unavailable(error) : error;
      } finally {
        patience.end();
      }
    },
    close: () => closed.abort(),
  };
}

/** `exhausted` resolves when `isOver` does to true, asked again and again until `end`; else it stays pending. */
function startPatience(everyMs: number, isOver: () => Promise<boolean>) {
  const { promise: exhausted, resolve } = Promise.withResolvers<void>();
  let hasEnded = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => void look(), everyMs);
  };
  const look = async () => {
    const over = await isOver();
    if (hasEnded) return;
    if (over) resolve();
    else wait();
  };
  wait();
  const end = () => {
    hasEnded = true;
    clearTimeout(timer);
  };
  return { exhausted, end };
}

/** Whether the server answers a new connection in time, be it with a refusal such as "too many clients". */
async function answers({ url, connectTimeoutMs }: WatchOptions): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !isConnectionFault(error);
  } finally {
    client.end().catch(() => undefined);
  }
}

function unavailable(cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("unavailable", `the database cannot be reached: ${reason}`, { cause });
}
