import type { Database } from "@forecourt/service-kit/db";
import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import type { Log } from "@forecourt/service-kit/log";
import { forgetChallenges } from "./challenges.ts";
import { forgetOldEvents } from "./events.ts";
import { forgetIdle } from "./limits.ts";
import type { VisitorTables } from "./tables.ts";
import { forgetOldTerms } from "./terms.ts";

const HOUR_MS = 60 * 60_000;
/** Records of writes that are deleted at a time. */
const most = 1000;

interface Sweep {
  database: Database<VisitorTables>;
  now: () => Date;
  log: Log;
}

/** Forgets what nobody needs any more: codes that have ended, limits that bind nobody, old events and answers, and records of writes that nobody repeats. */
export async function sweep({ database, now }: Omit<Sweep, "log">): Promise<void> {
  const time = now().getTime();
  await forgetChallenges(database.query, time - HOUR_MS);
  await forgetIdle(database.query, time);
  await forgetOldEvents(database, time);
  await forgetOldTerms(database.query, time);
  while ((await deleteExpiredResults(database.query, "visitor", { now: now(), most })) === most);
}

/** Sweeps now and once an hour; any number of replicas may. */
export function startSweeping(deps: Sweep): { close(): Promise<void> } {
  const run = () =>
    sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, "sweeping failed"));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
