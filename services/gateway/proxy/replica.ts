import type { IncomingMessage } from "node:http";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
} from "cockatiel";
import type { Response } from "express";
import type { Limits } from "../limits.ts";
import { clientDisconnected } from "../request/client-disconnected.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

/** One process of an upstream, protected by a circuit breaker and a bulkhead. */
export interface Replica {
  url: URL;
  /** Closed = requests pass; half-open = one probe request passes; open = none passes. */
  state(): "closed" | "half-open" | "open";
  /**
   * Runs `send`, which resolves to a response head, and counts it as active until the upstream has
   * sent its whole response or `response` is closed. Reads and writes are counted apart.
   * @throws UpstreamFailure rejected at once, when the breaker is open or the limit reached
   */
  run(
    { response, isWrite }: { response: Response; isWrite: boolean },
    send: () => Promise<IncomingMessage>,
  ): Promise<IncomingMessage>;
}

const states = {
  [CircuitState.Closed]: "closed",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Open]: "open",
  [CircuitState.Isolated]: "open",
} as const;

/** A replica whose breaker opens after consecutive failures and later lets one probe through. */
export function createReplica(url: URL, limits: Limits): Replica {
  const reads = bulkhead(limits.maxConcurrent);
  const writes = bulkhead(limits.maxConcurrentWrites);
  const breaker = circuitBreaker(handleType(UpstreamFailure), {
    breaker: new ConsecutiveBreaker(limits.breakerFailures),
    halfOpenAfter: limits.breakerOpenMs,
  });
  return {
    url,
    state: () => states[breaker.state],
    run({ response, isWrite }, send) {
      // Cockatiel queues other calls until the half-open probe settles; a visitor must not wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw rejected(url, "is being probed");
      return new Promise((resolve, reject) => {
        const running = (isWrite ? writes : reads).execute(async () => {
          if (response.closed) throw clientDisconnected;
          const closed = new Promise((done) => response.once("close", done));
          const head = await breaker.execute(send);
          const sent = new Promise((done) => head.once("close", done));
          resolve(head);
          // A client that reads slowly must not occupy an upstream that has done its work.
          await Promise.race([sent, closed]);
        });
        running.catch((error: unknown) => reject(toRejection(url, error)));
      });
    },
  };
}

function toRejection(url: URL, error: unknown): unknown {
  if (error instanceof BulkheadRejectedError) return rejected(url, "is at its concurrency limit");
  if (error instanceof BrokenCircuitError) return rejected(url, "has an open breaker");
  return error;
}

function rejected(url: URL, reason: string): UpstreamFailure {
  return new UpstreamFailure("rejected", `${url.host} ${reason}`);
}
