import type { Database } from "@forecourt/service-kit/db";
import type { Log } from "@forecourt/service-kit/log";
import { claimDue, type DueEvent, deleteForward, postponeForward } from "../store/events.ts";
import type { VisitorTables } from "../store/tables.ts";
import { type ForwardTarget, forwardEvent } from "./forward.ts";

const MINUTE_MS = 60_000;
const MIN_RETRY_MS = 10_000;
const MAX_RETRY_MS = 6 * 60 * MINUTE_MS;
/** Receivers accept nothing older than a week. */
const MAX_AGE_MS = 3 * 24 * 60 * MINUTE_MS;
/** Time after which another process can claim the events of a dead process. */
const CLAIM_MS = MINUTE_MS;
const BATCH_SIZE = 10;

export interface ForwardingDeps {
  database: Database<VisitorTables>;
  /** Null = this dealer's events are not forwarded (any more). */
  targetOf(dealerId: string): ForwardTarget | null;
  now: () => Date;
  log: Log;
  /** Default: 2 s. */
  pollMs?: number;
  timeoutMs?: number;
}

/** Forwards events in the background, from a queue in the database. */
export interface Forwarding {
  /** Polls the queue now; resolves when every due event has been tried. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Starts polling the queue. */
export function startForwarding(deps: ForwardingDeps): Forwarding {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= forwardDue(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, "events not forwarded"))
      .finally(() => (running = undefined));
    return running;
  };
  const timer = setInterval(() => void look(), deps.pollMs ?? 2_000);
  timer.unref();
  return {
    look,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

async function forwardDue(deps: ForwardingDeps): Promise<void> {
  const now = deps.now().getTime();
  const claim = { now, againAt: now + CLAIM_MS, most: BATCH_SIZE };
  const due = await claimDue(deps.database, claim);
  await Promise.all(due.map((event) => forwardOne(deps, event)));
  if (due.length === BATCH_SIZE) await forwardDue(deps);
}

async function forwardOne(deps: ForwardingDeps, event: DueEvent): Promise<void> {
  const target = deps.targetOf(event.dealer_id);
  const outcome = target ? await forwardEvent(target, event, deps.timeoutMs) : "refused";
  const now = deps.now().getTime();
  const isLate = now - event.received_at > MAX_AGE_MS;
  if (outcome === "failed" && !isLate) {
    return postponeForward(deps.database, event, now + retryDelay(event.tries));
  }
  if (outcome !== "taken") {
    deps.log.warn({ dealer: event.dealer_id, event: event.name, outcome }, "event dropped");
  }
  await deleteForward(deps.database, event);
}

/** Exponential backoff with jitter. */
function retryDelay(tries: number): number {
  const maxMs = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (tries - 1));
  return Math.round(maxMs / 2 + Math.random() * (maxMs / 2));
}
