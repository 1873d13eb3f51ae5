import { AppError } from "@forecourt/contracts/errors";
import type { Limits } from "../limits.ts";

export interface RecentFailures {
  /** @throws AppError as it was, when this was tried a moment ago */
  throwIfKnown(key: string): void;
  /** Remembers a failure that would only repeat itself; one of ours is none. */
  remember(key: string, error: unknown): void;
}

const MAX_KNOWN = 2_000;

/** What could not be had a moment ago is not asked for again at once. */
export function createRecentFailures(
  limits: Pick<Limits, "missingMs" | "failedMs">,
  now: () => number,
): RecentFailures {
  const known = new Map<string, { error: AppError; until: number }>();
  return {
    throwIfKnown(key) {
      const failure = known.get(key);
      if (!failure) return;
      if (failure.until > now()) throw failure.error;
      known.delete(key);
    },
    remember(key, error) {
      if (!(error instanceof AppError) || error.code === "unavailable") return;
      const [oldest] = known.keys();
      if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
      const ms = error.status < 500 ? limits.missingMs : limits.failedMs;
      known.set(key, { error, until: now() + ms });
    },
  };
}
