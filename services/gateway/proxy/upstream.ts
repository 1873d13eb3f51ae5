import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import { bringsBody } from "../guard/body-limits.ts";
import type { Limits } from "../limits.ts";
import type { Exchange } from "./exchange.ts";
import { UpstreamFailure } from "./failure.ts";
import { createReplica, type Replica } from "./replica.ts";

/** One service behind the gateway, or the shell server. */
export interface Upstream {
  name: string;
  replicas: readonly Replica[];
  /**
   * Resolves to the head of the answer of the first replica that gives one, within `firstByteMs` for
   * all tries. @throws UpstreamFailure, clientGone, or AppError too-large
   */
  forward(request: Request, response: Response, firstByteMs: number): Promise<IncomingMessage>;
}

/**
 * Asks the replicas in turn. One that is not to be asked now is passed over. One that fails is
 * followed by one more try, if nothing was sent to it or if sending it again does no harm.
 */
export function createUpstream(
  name: string,
  urls: readonly string[],
  { limits, exchange }: { limits: Limits; exchange: Exchange },
): Upstream {
  const replicas = urls.map((url) => createReplica(new URL(url), limits));
  let turn = 0;
  return {
    name,
    replicas,
    async forward(request, response, firstByteMs) {
      const deadline = performance.now() + firstByteMs;
      const repeatable = isRepeatable(request);
      let failure: UpstreamFailure | null = null;
      let tries = 0;
      for (const replica of inTurn(replicas, turn++, repeatable)) {
        try {
          const leftMs = deadline - performance.now();
          const ask = () => exchange.send(request, response, replica.url, leftMs);
          return await replica.run(response, ask);
        } catch (error) {
          if (!(error instanceof UpstreamFailure) || error.kind === "late") throw error;
          failure = error;
          if (error.kind === "busy") continue;
          tries += 1;
          if (tries === 2 || (error.kind === "broken" && !repeatable)) break;
        }
      }
      throw failure ?? new UpstreamFailure("busy", `${name} has no replica to ask`);
    },
  };
}

function isRepeatable(request: Request): boolean {
  return (request.method === "GET" || request.method === "HEAD") && !bringsBody(request);
}

/**
 * The replicas from `turn` on, round robin. What may be repeated goes around once more, which gives
 * a lone replica its second try: a kept-alive connection may close just as it is used. What may not
 * be repeated goes to trusted replicas first.
 */
function inTurn(replicas: readonly Replica[], turn: number, repeatable: boolean): Replica[] {
  const start = turn % Math.max(replicas.length, 1);
  const rotated = [...replicas.slice(start), ...replicas.slice(0, start)];
  if (repeatable) return [...rotated, ...rotated];
  const trust = (replica: Replica) => (replica.state() === "closed" ? 0 : 1);
  return rotated.sort((left, right) => trust(left) - trust(right));
}
