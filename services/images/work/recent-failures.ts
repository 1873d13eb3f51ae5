import { AppError } from "@forecourt/contracts/errors";
import { LRUCache } from "lru-cache";
import type { Limits } from "../limits.ts";

export interface RecentFailures {
  /** @throws the remembered AppError, when `key` failed recently */
  throwIfKnown(key: string): void;
  /** Remembers an error that a retry would repeat; a full queue is not one. */
  remember(key: string, error: unknown): void;
}

/** Negative caching: a source that failed is not requested again at once. */
export function createRecentFailures(
  limits: Pick<Limits, "notFoundTtlMs" | "failureTtlMs">,
  now: () => number,
): RecentFailures {
  const failures = new LRUCache<string, AppError>({ max: 2_000, ttlResolution: 0, perf: { now } });
  return {
    throwIfKnown(key) {
      const failure = failures.get(key);
      if (failure) throw failure;
    },
    remember(key, error) {
      if (!(error instanceof AppError) || error.code === "unavailable") return;
      const ttl = error.status < 500 ? limits.notFoundTtlMs : limits.failureTtlMs;
      failures.set(key, error, { ttl });
    },
  };
}
