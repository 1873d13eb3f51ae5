import type { Log } from "@forecourt/service-kit/log";

const HOUR_MS = 60 * 60_000;

/** Reports to operators that a dealer's daily cap of codes is reached. */
export type DailyCapAlarm = (reached: { dealerId: string; maxPerDay: number; now: Date }) => void;

/** Logs an error at most once an hour for each dealer, because every refused visitor would repeat it. */
export function createDailyCapAlarm(log: Log): DailyCapAlarm {
  const loggedAt = new Map<string, number>();
  return ({ dealerId, maxPerDay, now }) => {
    const time = now.getTime();
    if (time - (loggedAt.get(dealerId) ?? -HOUR_MS) < HOUR_MS) return;
    loggedAt.set(dealerId, time);
    log.error(
      { dealer: dealerId, maxPerDay },
      "the daily cap of phone codes is reached: no code is sent for this dealer",
    );
  };
}
