import { randomUUID } from "node:crypto";
import type { Log } from "@forecourt/service-kit/log";
import type { Outbox } from "../store/outbox.ts";
import { abortableDelay } from "./abortable-delay.ts";
import { createBackpressure } from "./backpressure.ts";
import { type DeliveryLimits, defaultLimits } from "./delivery-limits.ts";
import type { DeliveryMetrics } from "./delivery-metrics.ts";
import { createDeliveryPool } from "./delivery-pool.ts";
import { createFairMutex } from "./fair-mutex.ts";
import { watchReachability } from "./reachability.ts";
import type { Transport } from "./transport.ts";
import { createWakeSignal } from "./wake-signal.ts";
import { releaseQueued, renewLeases, runWorker, type Worker } from "./worker.ts";

export interface DeliveryOptions {
  outbox: Outbox;
  transport: Transport;
  metrics: DeliveryMetrics;
  log: Log;
  limits?: DeliveryLimits;
  now?: () => Date;
  /** From 0 to 1. */
  random?: () => number;
}

/** The delivery worker of this process. Any number of processes can deliver from the same outbox. */
export interface Delivery {
  /** Looks for new mails at once. */
  wake(): void;
  /**
   * Resolves at once, or after a short delay while more mails are due than can be claimed, so that mails
   * stay on time under load. An unreachable mail server delays no request.
   */
  waitForCapacity(): Promise<void>;
  /** Why mails cannot be delivered; null = no known problem. */
  problem(): string | null;
  /** Stops claiming, waits a while for mails that are being sent, and releases the others. */
  close(): Promise<void>;
}

export function startDelivery(options: DeliveryOptions): Delivery {
  const { outbox, transport, metrics, log } = options;
  const { limits = defaultLimits, now = () => new Date(), random = Math.random } = options;
  const closing = new AbortController();
  const aborted = new AbortController();
  const reachability = watchReachability(transport, { log, now });
  const pool = createDeliveryPool(limits);
  const backpressure = createBackpressure(limits.maxBackpressureMs);
  const worker: Worker = {
    owner: randomUUID(),
    outbox,
    transport,
    reachability,
    metrics,
    commitLock: createFairMutex(limits.lockTimeoutMs),
    pool,
    wakeSignal: createWakeSignal(),
    backpressure,
    limits,
    log,
    now,
    random,
    closing: closing.signal,
    aborted: aborted.signal,
    databaseProblem: null,
  };
  const running = Promise.all([runWorker(worker), renewLeases(worker)]);
  return {
    wake: worker.wakeSignal.notify,
    async waitForCapacity() {
      if (reachability.problem() === null) await backpressure.waitForCapacity();
    },
    problem: () => reachability.problem() ?? worker.databaseProblem,
    async close() {
      closing.abort();
      backpressure.setActive(false);
      worker.wakeSignal.notify();
      await Promise.race([pool.idle(), abortableDelay(limits.drainTimeoutMs, aborted.signal)]);
      aborted.abort();
      transport.close();
      await running;
      await pool.idle();
      await releaseQueued(worker);
    },
  };
}
