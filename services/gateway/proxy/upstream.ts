import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import { hasBody } from "../guard/body-limits.ts";
import type { Limits } from "../limits.ts";
import type { ProxyClient } from "./proxy-client.ts";
import { createReplica, type Replica } from "./replica.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

/** The shell server, or one service, with all its replicas. */
export interface Upstream {
  name: string;
  replicas: readonly Replica[];
  /**
   * Resolves to the response head of the first replica that responds, within `firstByteMs` for all
   * attempts. @throws UpstreamFailure or clientDisconnected
   */
  forward(request: Request, response: Response, firstByteMs: number): Promise<IncomingMessage>;
}

/** An upstream with replicas of its own, one at each URL. */
export function createUpstream(
  name: string,
  urls: readonly string[],
  { limits, proxyClient }: { limits: Limits; proxyClient: ProxyClient },
): Upstream {
  const replicas = urls.map((url) => createReplica(new URL(url), limits));
  return upstreamOf(name, replicas, { proxyClient });
}

interface ReplicaOptions {
  proxyClient: ProxyClient;
  /** Whether a replica gets a request only when no other replica takes it. Default: no replica. */
  isSpared?: (replica: Replica) => boolean;
}

/**
 * Sends requests to replicas, which several upstreams may share, round robin. Replicas that reject are skipped. A failed
 * attempt is retried once, if no byte was sent or if the request is safe to repeat.
 */
export function upstreamOf(
  name: string,
  replicas: readonly Replica[],
  { proxyClient, isSpared = () => false }: ReplicaOptions,
): Upstream {
  let nextIndex = 0;
  return {
    name,
    replicas,
    async forward(request, response, firstByteMs) {
      const deadline = performance.now() + firstByteMs;
      const isRepeatable = isSafeToRepeat(request);
      let failure: UpstreamFailure | null = null;
      let attempts = 0;
      let wasReset = false;
      for (const replica of attemptOrder(replicas, nextIndex++, { isRepeatable, isSpared })) {
        // Two attempts, and one more at a replica that is spared, unless it may be the request that ends replicas.
        if (attempts >= 2 && (wasReset || !isSpared(replica))) continue;
        try {
          // Under load, an attempt may fail after the deadline.
          const remainingMs = Math.round(deadline - performance.now());
          if (remainingMs <= 0) break;
          const send = () => proxyClient.send(request, response, replica.url, remainingMs);
          return await replica.run({ response, isWrite: !isRepeatable }, send);
        } catch (error) {
          if (!(error instanceof UpstreamFailure) || error.kind === "timeout") throw error;
          failure = error;
          if (error.kind === "rejected") continue;
          attempts += 1;
          wasReset ||= error.kind === "reset";
          if (wasReset && !isRepeatable) break;
        }
      }
      throw failure ?? new UpstreamFailure("rejected", `${name} has no replica`);
    },
  };
}

/** True for a request that changes nothing, however often it is sent. */
export function isSafeToRepeat(request: Request): boolean {
  return (request.method === "GET" || request.method === "HEAD") && !hasBody(request);
}

/**
 * The replicas from `start` on, round robin; spared replicas come last. A repeatable request goes around twice, so that
 * a single replica gets a retry too: a kept-alive connection may close just as it is used. Any other request goes to
 * replicas with a closed breaker first.
 */
function attemptOrder(
  replicas: readonly Replica[],
  start: number,
  { isRepeatable, isSpared }: { isRepeatable: boolean; isSpared(replica: Replica): boolean },
): Replica[] {
  const spared = replicas.filter(isSpared);
  const others = replicas.filter((replica) => !spared.includes(replica));
  const offset = start % Math.max(others.length, 1);
  const rotated = [...others.slice(offset), ...others.slice(0, offset)];
  if (isRepeatable) return [...rotated, ...rotated, ...spared];
  const rank = (replica: Replica) => (replica.state() === "closed" ? 0 : 1);
  return [...rotated.sort((left, right) => rank(left) - rank(right)), ...spared];
}
