import { randomUUID } from "node:crypto";
import { errorCode } from "../error-code.ts";
import type { Log } from "../log.ts";
import type { LeadOutbox } from "./outbox.ts";

const POLL_MS = 5_000;
const BATCH = 10;

export interface DeliveryOptions {
  outbox: LeadOutbox;
  /** Sends the lead with this id to the leads service, with the same idempotency key each time. */
  send(id: string): Promise<void>;
  now: () => Date;
  log: Log;
  /** The code of an error, for the log and the table. Default: its own code, else `failed`. */
  codeOf?(error: unknown): string | null;
  /** Sends what follows the leads, such as mails about them; resolves to true when more is due. */
  sendMore?(owner: string): Promise<boolean>;
}

/** Sends the leads of an outbox, on any number of replicas. */
export interface LeadDelivery {
  /** Sends what is due; for after a commit. */
  wake(): void;
  close(): Promise<void>;
}

export function startLeadDelivery(options: DeliveryOptions): LeadDelivery {
  const owner = randomUUID();
  const stop = new AbortController();
  const { sendMore = async () => false } = options;
  let running = Promise.resolve();
  const run = async () => {
    try {
      while (!stop.signal.aborted && (await sendDueLeads(options, owner)) === BATCH);
      while (!stop.signal.aborted && (await sendMore(owner)));
    } catch (error) {
      options.log.error({ err: error }, "leads of the outbox not read");
    }
  };
  const wake = () => {
    running = running.then(run);
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** Sends a batch of due leads; returns how many were due. */
export async function sendDueLeads(
  { outbox, send, now, log, codeOf = errorCode }: DeliveryOptions,
  owner: string,
): Promise<number> {
  const ids = await outbox.claim({ owner, most: BATCH, now: now() });
  for (const id of ids) {
    try {
      await send(id);
      await outbox.markSent(id);
    } catch (error) {
      const code = codeOf(error) ?? "failed";
      log.warn({ id, code }, "lead not sent, to be retried");
      await outbox.markFailed({ id, owner, code, now: now() });
    }
  }
  return ids.length;
}
