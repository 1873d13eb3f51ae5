import type { Outbox } from "../store/outbox.ts";
import { abortableDelay } from "./abortable-delay.ts";
import type { Backpressure } from "./backpressure.ts";
import { type DeliveryContext, deliverMail } from "./deliver-mail.ts";
import type { DeliveryLimits } from "./delivery-limits.ts";
import type { DeliveryPool } from "./delivery-pool.ts";
import { retrySchedule } from "./retry-schedule.ts";
import type { WakeSignal } from "./wake-signal.ts";

export interface Worker extends DeliveryContext {
  outbox: Outbox;
  pool: DeliveryPool;
  wakeSignal: WakeSignal;
  backpressure: Backpressure;
  limits: DeliveryLimits;
  /** Aborted when no further mail is to be started; `aborted` ends those that have started. */
  closing: AbortSignal;
  /** Why the outbox cannot be read; null = no known problem. */
  databaseProblem: string | null;
}

/** Claims and sends mails until the worker is closing. */
export async function runWorker(worker: Worker): Promise<void> {
  const { wakeSignal, limits, closing } = worker;
  while (!closing.aborted) {
    try {
      if (worker.reachability.problem() !== null) await waitForServer(worker);
      const hasMore = await claimMails(worker);
      worker.databaseProblem = null;
      dispatchMails(worker);
      if (hasMore) continue;
      await abortableDelay(limits.idleDelayMs, closing);
      await wakeSignal.wait(limits.pollMs);
    } catch (error) {
      if (worker.databaseProblem === null) {
        worker.log.error({ err: error }, "outbox cannot be read");
      }
      worker.databaseProblem = "the outbox cannot be read";
      await abortableDelay(limits.pollMs, closing);
    }
  }
}

/** Each sent mail frees capacity for a queued one, and perhaps for another claim. */
function dispatchMails(worker: Worker): void {
  if (worker.closing.aborted) return;
  worker.pool.dispatch(
    (mail) => deliverMail(worker, mail),
    () => {
      dispatchMails(worker);
      worker.wakeSignal.notify();
    },
  );
}

/** True when another claim may find more mails. */
async function claimMails(worker: Worker): Promise<boolean> {
  const { outbox, pool, backpressure, limits, owner, now, closing } = worker;
  const capacity = pool.capacity();
  if (capacity.limit <= 0) return false;
  const claimedAt = now();
  const leaseUntil = new Date(claimedAt.getTime() + limits.leaseMs);
  const held = pool.ids();
  const mails = await outbox.claim({ owner, held, now: claimedAt, leaseUntil, ...capacity });
  if (closing.aborted) {
    const ids = mails.map(({ id }) => id);
    await outbox.release(ids, owner, claimedAt);
    return false;
  }
  pool.add(mails);
  backpressure.setActive(pool.isAtLimit());
  return mails.length > 0 && pool.capacity().limit > 0;
}

/** Meanwhile, another process that reaches the server can claim mails that this process has not started. */
async function waitForServer(worker: Worker): Promise<void> {
  const { reachability, outbox, backpressure, limits, closing, random, now } = worker;
  backpressure.setActive(false);
  await releaseQueued(worker);
  let delayMs = limits.probe.firstMs;
  while (!closing.aborted) {
    const problem = await reachability.check();
    if (problem === null) return;
    if (reachability.isProlonged()) {
      const oldest = new Date(now().getTime() - retrySchedule.temporary.totalMs);
      await outbox.deadLetterOlderThan(oldest, problem);
    }
    await abortableDelay(delayMs * (1 - random() / 4), closing);
    delayMs = Math.min(delayMs * 2, limits.probe.maxMs);
  }
}

/** Releases the claimed mails that have not been started. */
export async function releaseQueued({ pool, outbox, owner, now }: Worker): Promise<void> {
  await outbox.release(pool.drainQueue(), owner, now());
}

/** While this process lives, no other one can claim its mails. */
export async function renewLeases(worker: Worker): Promise<void> {
  const { pool, outbox, limits, owner, now, log, aborted } = worker;
  while (!aborted.aborted) {
    await abortableDelay(limits.leaseRenewalMs, aborted);
    try {
      await outbox.renew(pool.ids(), owner, new Date(now().getTime() + limits.leaseMs));
    } catch (error) {
      log.error({ err: error }, "leases cannot be renewed");
    }
  }
}
