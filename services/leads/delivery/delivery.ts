import { randomUUID } from "node:crypto";
import type { Log } from "@forecourt/service-kit/log";
import type { Outbox } from "../store/outbox.ts";
import { pause } from "./abortable-delay.ts";
import { type Brake, createBrake } from "./backpressure.ts";
import { deliverOne, type Post } from "./deliver-mail.ts";
import { type DeliveryLimits, usualLimits } from "./delivery-limits.ts";
import type { Measures } from "./delivery-metrics.ts";
import { createLanes, type Lanes } from "./delivery-pool.ts";
import { takeTurns } from "./fair-mutex.ts";
import { watchReachability } from "./reachability.ts";
import { patience } from "./retry-schedule.ts";
import type { Transport } from "./transport.ts";
import { type Bell, createBell } from "./wake-signal.ts";

export interface DeliveryOptions {
  outbox: Outbox;
  transport: Transport;
  measures: Measures;
  log: Log;
  limits?: DeliveryLimits;
  now?: () => Date;
  /** From 0 to 1. */
  random?: () => number;
}

/** The worker that empties the outbox. Any number of processes may run one on the same outbox. */
export interface Delivery {
  /** Says that there is a new mail. */
  wake(): void;
  /**
   * Waits a moment while more mails are due than can be claimed: in a rush leads come in more slowly
   * than mails go out, and none is late. A server that is gone slows down nobody.
   */
  keepUp(): Promise<void>;
  /** Why mails wait; null = nothing is wrong. */
  problem(): string | null;
  /** Stops claiming, lets what is being sent finish for a while, and gives the rest back. */
  close(): Promise<void>;
}

interface Worker extends Post {
  outbox: Outbox;
  lanes: Lanes;
  bell: Bell;
  brake: Brake;
  limits: DeliveryLimits;
  /** Aborted when no new mail is to be begun; `stop` is the end of those that have. */
  closing: AbortSignal;
  /** What keeps the worker from reading the outbox; null = nothing. */
  databaseTrouble: string | null;
}

export function startDelivery({
  outbox,
  transport,
  measures,
  log,
  limits = usualLimits,
  now = () => new Date(),
  random = Math.random,
}: DeliveryOptions): Delivery {
  const closing = new AbortController();
  const stop = new AbortController();
  const reachability = watchReachability(transport, { log, now });
  const lanes = createLanes(limits);
  const brake = createBrake(limits.brakeMs);
  const worker: Worker = {
    owner: randomUUID(),
    outbox,
    transport,
    reachability,
    measures,
    turns: takeTurns(limits.turnMs),
    lanes,
    bell: createBell(),
    brake,
    limits,
    log,
    now,
    random,
    closing: closing.signal,
    stop: stop.signal,
    databaseTrouble: null,
  };
  const working = Promise.all([work(worker), keepClaims(worker)]);
  return {
    wake: worker.bell.ring,
    keepUp: async () => (reachability.trouble() === null ? brake.pass() : undefined),
    problem: () => worker.reachability.trouble() ?? worker.databaseTrouble,
    async close() {
      closing.abort();
      brake.set(false);
      worker.bell.ring();
      await Promise.race([worker.lanes.settled(), pause(limits.drainMs, stop.signal)]);
      stop.abort();
      transport.close();
      await working;
      await worker.lanes.settled();
      await giveBack(worker);
    },
  };
}

async function work(worker: Worker): Promise<void> {
  const { bell, limits, closing } = worker;
  while (!closing.aborted) {
    try {
      if (worker.reachability.trouble() !== null) await awaitServer(worker);
      const isMore = await claim(worker);
      worker.databaseTrouble = null;
      fill(worker);
      if (isMore) continue;
      await pause(limits.breathMs, closing);
      await bell.wait(limits.pollMs);
    } catch (error) {
      if (worker.databaseTrouble === null)
        worker.log.error({ err: error }, "no look at the outbox");
      worker.databaseTrouble = "the outbox cannot be read";
      await pause(limits.pollMs, closing);
    }
  }
}

/** Each mail that is done makes room for one that waits, and perhaps for more to be claimed. */
function fill(worker: Worker): void {
  if (worker.closing.aborted) return;
  worker.lanes.fill(
    (mail) => deliverOne(worker, mail),
    () => {
      fill(worker);
      worker.bell.ring();
    },
  );
}

/** True when it is worth looking again at once. */
async function claim({
  outbox,
  lanes,
  brake,
  limits,
  owner,
  now,
  closing,
}: Worker): Promise<boolean> {
  const room = lanes.room();
  if (room.limit <= 0) return false;
  const at = now();
  const until = new Date(at.getTime() + limits.leaseMs);
  const mails = await outbox.claim({ owner, now: at, until, ...room });
  if (closing.aborted) {
    await outbox.release(ids(mails), owner, at);
    return false;
  }
  lanes.add(mails);
  brake.set(lanes.isFull());
  return mails.length > 0 && lanes.room().limit > 0;
}

/** Others may reach the server: what has not begun is theirs meanwhile. */
async function awaitServer(worker: Worker): Promise<void> {
  const { reachability, outbox, brake, limits, closing, random, now } = worker;
  brake.set(false);
  await giveBack(worker);
  let wait = limits.probe.firstMs;
  while (!closing.aborted) {
    const trouble = await reachability.look();
    if (trouble === null) return;
    if (reachability.isLasting()) {
      await outbox.expire(new Date(now().getTime() - patience.temporary.total), trouble);
    }
    await pause(wait * (1 - random() / 4), closing);
    wait = Math.min(wait * 2, limits.probe.longestMs);
  }
}

async function giveBack({ lanes, outbox, owner, now }: Worker): Promise<void> {
  await outbox.release(lanes.takeWaiting(), owner, now());
}

/** As long as this process lives, nobody else gets what it has claimed. */
async function keepClaims({ lanes, outbox, limits, owner, now, log, stop }: Worker): Promise<void> {
  while (!stop.aborted) {
    await pause(limits.renewMs, stop);
    if (lanes.isEmpty()) continue;
    try {
      await outbox.renew(owner, new Date(now().getTime() + limits.leaseMs));
    } catch (error) {
      log.error({ err: error }, "claims cannot be renewed");
    }
  }
}

function ids(mails: readonly { id: string }[]): string[] {
  return mails.map(({ id }) => id);
}
