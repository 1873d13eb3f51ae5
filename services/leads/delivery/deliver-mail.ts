import type { Log } from "@forecourt/service-kit/log";
import { inStoredTrace } from "@forecourt/service-kit/tracing/tracing";
import type { ClaimedMail } from "../store/claimed-mail.ts";
import type { Outbox } from "../store/outbox.ts";
import { abortableDelay } from "./abortable-delay.ts";
import type { DeliveryMetrics } from "./delivery-metrics.ts";
import type { FairMutex, Lock } from "./fair-mutex.ts";
import type { Reachability } from "./reachability.ts";
import { scheduleRetry } from "./retry-schedule.ts";
import type { Transport } from "./transport.ts";

export interface DeliveryContext {
  owner: string;
  outbox: Pick<Outbox, "markDelivered" | "markFailed" | "release">;
  transport: Transport;
  reachability: Reachability;
  commitLock: FairMutex;
  metrics: DeliveryMetrics;
  log: Log;
  now: () => Date;
  /** From 0 to 1. */
  random: () => number;
  /** Aborted when the process cannot wait any longer. */
  aborted: AbortSignal;
}

const RECORD_RETRY_MS = 250;

/**
 * Sends a claimed mail and records the result; never rejects. The last chunk of a mail is sent under a
 * lock that is held until the result is recorded. So a crash, here or of the mail server, finds at most
 * one mail that was accepted and is not recorded as delivered.
 */
export async function deliverMail(context: DeliveryContext, mail: ClaimedMail): Promise<void> {
  let lock: Lock | null = null;
  const commitPoint = () => {
    lock = context.commitLock.acquire();
    return lock.acquired;
  };
  const unlock = () => lock?.release();
  const startedAt = context.now();
  try {
    await inStoredTrace(mail.traceparent, "send mail", () =>
      context.transport.send(mail, commitPoint),
    );
  } catch (error) {
    unlock();
    await retryUntilRecorded(context, () => recordFailure(context, mail, { error, startedAt }));
    return;
  }
  await retryUntilRecorded(context, () => context.outbox.markDelivered(mail.id, context.now()));
  unlock();
  context.metrics.delivered();
  context.log.info({ mail: mail.id, failures: mail.failures }, "mail delivered");
}

/** An unreachable server is not a failure of the mail: it is released and waits for the server. */
async function recordFailure(
  context: DeliveryContext,
  mail: ClaimedMail,
  { error, startedAt }: { error: unknown; startedAt: Date },
): Promise<void> {
  const { outbox, owner, log, reachability } = context;
  const now = context.now();
  if (context.aborted.aborted) return outbox.release([mail.id], owner, now);
  const failure = context.transport.describe(error);
  context.metrics.failed(failure.kind);
  const isUnreachable = async () =>
    reachability.hadProblemSince(startedAt) || (await reachability.check()) !== null;
  if (failure.kind === "server" && (await isUnreachable())) {
    return outbox.release([mail.id], owner, now);
  }
  const result = scheduleRetry(mail, failure, { now, random: context.random() });
  await outbox.markFailed(mail.id, owner, result);
  const fields = { mail: mail.id, failure: failure.text, retryAt: result.dueAt };
  if (result.dueAt === null) log.error(fields, "mail dead-lettered");
  else log.warn(fields, "mail not delivered, will retry");
}

/** A sent mail that is not recorded would be sent again: retries until it is, or the process ends. */
async function retryUntilRecorded(
  { aborted, log }: DeliveryContext,
  write: () => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      log.error({ err: error }, "delivery result cannot be recorded");
      if (aborted.aborted) return;
    }
    await abortableDelay(RECORD_RETRY_MS, aborted);
  }
}
