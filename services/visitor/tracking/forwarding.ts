import type { Database } from "@forecourt/service-kit/db";
import type { Log } from "@forecourt/service-kit/log";
import { claimDue, type DueEvent, putOffForward, settleForward } from "../store/events.ts";
import type { VisitorTables } from "../store/tables.ts";
import { type ForwardTarget, forwardEvent } from "./forward.ts";

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Receivers take nothing older than a week. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;
/** After which an event of a process that died is anybody's again. */
const CLAIM_MS = MINUTE_MS;
const AT_ONCE = 10;

export interface ForwardingDeps {
  database: Database<VisitorTables>;
  /** Null = nothing of this dealer's is passed on (any more). */
  targetOf(dealerId: string): ForwardTarget | null;
  now: () => Date;
  log: Log;
  /** How often what is due is looked for. Default: 2 s. */
  pollMs?: number;
  timeoutMs?: number;
}

/** Passes events on in the background, from a queue that survives the process. */
export interface Forwarding {
  /** Looks at the queue now; resolves when what was due has been tried. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Starts looking at the queue. */
export function startForwarding(deps: ForwardingDeps): Forwarding {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= passOnDue(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, "events were not passed on"))
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

async function passOnDue(deps: ForwardingDeps): Promise<void> {
  const now = deps.now().getTime();
  const claim = { now, againAt: now + CLAIM_MS, most: AT_ONCE };
  const due = await claimDue(deps.database, claim);
  await Promise.all(due.map((event) => passOn(deps, event)));
  if (due.length === AT_ONCE) await passOnDue(deps);
}

async function passOn(deps: ForwardingDeps, event: DueEvent): Promise<void> {
  const target = deps.targetOf(event.dealer_id);
  const outcome = target ? await forwardEvent(target, event, deps.timeoutMs) : "refused";
  const now = deps.now().getTime();
  const isLate = now - event.received_at > GIVEN_UP_AFTER_MS;
  if (outcome === "failed" && !isLate) {
    return putOffForward(deps.database, event, now + waitAfter(event.tries));
  }
  if (outcome !== "taken") {
    deps.log.warn({ dealer: event.dealer_id, event: event.name, outcome }, "an event is given up");
  }
  await settleForward(deps.database, event);
}

/** Twice as long each time, and never in step with others. */
function waitAfter(tries: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return Math.round(longest / 2 + Math.random() * (longest / 2));
}
