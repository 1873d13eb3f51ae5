import { type Agent, get } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Limits } from "../limits.ts";
import type { ReplicaVersions, Versions } from "./replica-versions.ts";

interface PollOptions {
  limits: Pick<Limits, "versionIntervalMs">;
  agent: Agent;
  /** Ends the polling. */
  signal: AbortSignal;
}

/** A process whose data are on no page has no such endpoint (404): it is asked that many times less often. */
const missingEndpointFactor = 25;

/**
 * Keeps the versions of one process up to date, by long polling: each request states the versions that are known, and
 * the process holds it until they change, for some time at most.
 * @param url of `versionPath`
 */
export async function pollReplica(
  url: URL,
  replica: ReplicaVersions,
  { limits, agent, signal }: PollOptions,
): Promise<void> {
  while (!signal.aborted) {
    const sentAt = performance.now();
    const known = JSON.stringify(replica.versions);
    url.searchParams.set("known", known);
    const { versionIntervalMs } = limits;
    // Without a response, the last one stays until it is too old.
    const response = await requestVersions(url, agent).catch(() => null);
    if (response) replica.update(response.versions, sentAt + response.heldMs);
    // A process that fails, or responds at once although nothing has changed, is not asked again at once.
    const wasHeld = response !== null && response.heldMs > 0;
    const hasChanged = response !== null && JSON.stringify(response.versions) !== known;
    if (wasHeld || hasChanged) continue;
    const intervalMs = versionIntervalMs * (response?.isMissing ? missingEndpointFactor : 1);
    const pauseMs = sentAt + intervalMs - performance.now();
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

const VersionResponse = z.object({
  versions: z.record(z.string(), z.string().min(1).max(200).nullable()),
  /** How long the process has held the request before it read the versions. */
  heldMs: z.number().nonnegative().default(0),
});

interface PollResponse {
  versions: Versions;
  heldMs: number;
  /** True = the process has no endpoint for versions. */
  isMissing: boolean;
}

/**
 * `fetch` takes several times as long as `get`, and this runs all the time.
 * @throws Error when there is no response in JSON
 */
function requestVersions(url: URL, agent: Agent): Promise<PollResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const isMissing = response.statusCode === 404;
      const read = json(response).then((body) => {
        const { data = { versions: {}, heldMs: 0 } } = VersionResponse.safeParse(body);
        resolve({ ...data, isMissing });
      });
      read.catch(reject);
    });
    request.once("timeout", () => request.destroy(new Error(`no answer from ${url.host}`)));
    request.once("error", reject);
  });
}
