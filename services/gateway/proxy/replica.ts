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
import { clientGone, UpstreamFailure } from "./failure.ts";

/** One process of an upstream, with what keeps its troubles from spreading. */
export interface Replica {
  url: URL;
  /** Closed = trusted; half-open = one request is finding out. */
  state(): "closed" | "half-open" | "open";
  /**
   * Runs `ask`, which resolves to the head of an answer, and counts it as under way until `response`
   * is out. @throws UpstreamFailure busy at once, when this replica is not to be asked now.
   */
  run(response: Response, ask: () => Promise<IncomingMessage>): Promise<IncomingMessage>;
}

const states = {
  [CircuitState.Closed]: "closed",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Open]: "open",
  [CircuitState.Isolated]: "open",
} as const;

/** A replica whose breaker opens after failures to answer in a row, and tries again after a while. */
export function createReplica(url: URL, limits: Limits): Replica {
  const slots = bulkhead(limits.concurrent);
  const breaker = circuitBreaker(handleType(UpstreamFailure), {
    breaker: new ConsecutiveBreaker(limits.breakerFailures),
    halfOpenAfter: limits.breakerOpenMs,
  });
  return {
    url,
    state: () => states[breaker.state],
    run(response, ask) {
      // Cockatiel lets others wait for the outcome of a half-open try; a visitor should not.
      if (breaker.state === CircuitState.HalfOpen) throw busy(url, "is being tried again");
      return new Promise((resolve, reject) => {
        const whole = slots.execute(async () => {
          if (response.closed) throw clientGone;
          const closed = new Promise((done) => response.once("close", done));
          resolve(await breaker.execute(ask));
          await closed;
        });
        whole.catch((error: unknown) => reject(asBusy(url, error)));
      });
    },
  };
}

function asBusy(url: URL, error: unknown): unknown {
  if (error instanceof BulkheadRejectedError) return busy(url, "has all it can take");
  if (error instanceof BrokenCircuitError) return busy(url, "has failed too often");
  return error;
}

function busy(url: URL, why: string): UpstreamFailure {
  return new UpstreamFailure("busy", `${url.host} ${why}`);
}
