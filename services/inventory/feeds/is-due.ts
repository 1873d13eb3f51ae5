import type { Feed, Schedule } from "@forecourt/contracts/dealer-config/feed";
import {
  dayAfter,
  instantAt,
  minutesOfTime,
  wallTimeAt,
} from "@forecourt/domain/appointments/store-clock";

const MINUTE_MS = 60_000;

/** The pause before the next try where a vendor's server could not be reached: it doubles, up to an hour. */
const firstRetryMs = 5 * MINUTE_MS;
const longestRetryMs = 60 * MINUTE_MS;

interface Tried {
  /** Null = never yet. */
  triedAt: Date | null;
  /** How often it could not be fetched, in a row. */
  failures: number;
}

/** Whether a feed is to be fetched now. Times of day are in `timeZone`. */
export function isDue(
  { schedule }: Pick<Feed, "schedule">,
  { triedAt, failures }: Tried,
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  if (triedAt === null) return true;
  const waited = now.getTime() - triedAt.getTime();
  if (failures > 0 && waited >= retryMs(failures)) return true;
  if (schedule === null) return failures === 0;
  const every = everyMs(schedule);
  if (every !== null && waited >= every) return true;
  const last = lastTime(schedule, { now, timeZone });
  return last !== null && triedAt < last;
}

function retryMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** Math.min(failures - 1, 10), longestRetryMs);
}

function everyMs({ every }: Schedule): number | null {
  if (every === null) return null;
  const minutes = Number(every.slice(0, -1)) * (every.endsWith("h") ? 60 : 1);
  return minutes * MINUTE_MS;
}

/** The latest of the times of day that is over. */
function lastTime(
  { times }: Schedule,
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  const { day: today } = wallTimeAt(now, timeZone);
  const over = [dayAfter(today, -1), today]
    .flatMap((day) =>
      times.map((time) => instantAt({ day, minutes: minutesOfTime(time) }, timeZone)),
    )
    .filter((moment) => moment <= now)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return over.at(-1) ?? null;
}
