import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Limits } from "../limits.ts";
import type { ProxyClient } from "../proxy/proxy-client.ts";
import { createRenderQueue, type RenderQueue } from "../proxy/render-queue.ts";
import { createReplica, type Replica } from "../proxy/replica.ts";
import { type Upstream, upstreamOf } from "../proxy/upstream.ts";

/** Shell servers, for one kind of pages. */
export interface ShellServers {
  shell: Upstream;
  renders: RenderQueue;
  /** Sends a request of the gateway itself to one of these servers. */
  send: typeof fetch;
}

interface Options {
  limits: Limits;
  credential: string | null;
  proxyClient: ProxyClient;
  /** Whether the last server has the pages of releases on trial to itself now. */
  isDivided(): boolean;
}

/**
 * The shell servers at `urls`. If there are several, and while releases are on trial, the last server renders the pages
 * of these releases, and the others render all other pages: visitors of other pages do not notice a release that blocks
 * or ends the last server (decision 269).
 */
export function createShellServers(
  urls: readonly string[],
  options: Options,
): { live: ShellServers; trial: ShellServers | null } {
  const { limits, credential, proxyClient } = options;
  const bounded = { ...limits, maxConcurrent: limits.maxConcurrentPages };
  const replicas = urls.map((url) => createReplica(new URL(url), bounded));
  const others = urls.slice(0, -1);
  const last = replicas.at(-1);
  const isDivided = () => others.length > 0 && options.isDivided();
  const isSpared = (replica: Replica) => isDivided() && replica === last;
  const fetchAny = fetchFromReplicas(urls, { credential });
  const fetchLast = fetchFromReplicas(urls.slice(-1), { credential });
  const fetchOther = fetchFromReplicas(others, { credential });
  const live: ShellServers = {
    shell: upstreamOf("shell", replicas, { proxyClient, isSpared }),
    renders: createRenderQueue(limits, () => (isDivided() ? others.length : urls.length)),
    async send(input, init) {
      if (!isDivided()) return fetchAny(input, init);
      for (const _other of others) {
        try {
          return await fetchOther(input, init);
        } catch (error) {
          // The next call of `fetchOther` tries another server.
          if (!isRefused(error)) throw error;
        }
      }
      return fetchLast(input, init);
    },
  };
  if (last === undefined || others.length === 0) return { live, trial: null };
  const trial: ShellServers = {
    shell: upstreamOf("shell", [last], { proxyClient }),
    renders: createRenderQueue(limits, () => 1),
    send: fetchLast,
  };
  return { live, trial };
}

/** Whether nobody listens there. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ECONNREFUSED") || isRefused(error.cause);
}
