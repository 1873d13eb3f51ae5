import { Agent, get } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { versionPath } from "@forecourt/service-kit/version";
import { z } from "zod";
import type { Limits } from "../limits.ts";

/**
 * State of the version of an upstream's data. mixed = its replicas differ, or it has none at the moment; unknown = no
 * replica has answered lately.
 */
export type CurrentVersion =
  | { state: "known"; version: string }
  | { state: "mixed" }
  | { state: "unknown" };

export interface VersionWatch {
  /** The current version of the upstream's data. */
  current(name: string): CurrentVersion;
  /**
   * Takes note of the version that a page was just made from. If it is not the current version, data have changed since
   * the gateway last asked a replica: the version counts as not known until the gateway asks again.
   */
  observe(name: string, version: string): void;
  /** Follows one more upstream, or an upstream at other addresses. */
  add(name: string, urls: readonly string[]): void;
  remove(name: string): void;
  close(): void;
}

interface WatchOptions {
  /** URLs of the replicas of each upstream. */
  upstreams: Readonly<Record<string, readonly string[]>>;
  limits: Pick<Limits, "versionIntervalMs" | "maxVersionAgeMs">;
}

interface Replica {
  /** Versions by upstream; a process may host several. */
  versions: Readonly<Record<string, string | null>>;
  /**
   * `performance.now()` before the replica stated the versions: a request was sent and has waited. Or when a page
   * showed a change.
   */
  at: number;
  /** `performance.now()` before the replica's own last answer. */
  answeredAt: number;
}

const Reply = z.object({
  versions: z.record(z.string(), z.string().min(1).max(200).nullable()),
  /** How long the request has waited for a change before the versions were read. */
  heldMs: z.number().nonnegative().default(0),
});

/**
 * Follows the versions of all replicas by asking each process, which answers when one has changed, or else a few times a
 * second. A replica that does not answer is left out: it can render no page either.
 */
export function watchVersions({ upstreams: fixed, limits }: WatchOptions): VersionWatch {
  const upstreams: Record<string, readonly string[]> = { ...fixed };
  const stop = new AbortController();
  const agent = new Agent({ keepAlive: true, timeout: limits.maxVersionAgeMs });
  const replicas = new Map<string, Replica>();
  const followOne = (url: string, names: readonly string[], signal = stop.signal) => {
    // Until the first answer, nothing is known to be equal, and nothing is known to be down.
    const at = performance.now();
    const replica: Replica = { versions: {}, at, answeredAt: at };
    replicas.set(url, replica);
    const address = new URL(`${versionPath}?of=${names.join(",")}`, url);
    void follow(address, { limits, agent, signal }, replica);
  };
  for (const url of new Set(Object.values(upstreams).flat())) {
    const names = Object.keys(upstreams).filter((name) => upstreams[name]?.includes(url));
    followOne(url, names);
  }
  return {
    ...added({ upstreams, replicas, stop: stop.signal, followOne }),
    current(name) {
      const oldest = performance.now() - limits.maxVersionAgeMs;
      let version: string | null | undefined;
      for (const url of upstreams[name] ?? []) {
        const replica = replicas.get(url);
        if (!replica || replica.answeredAt < oldest) continue;
        const stated = replica.versions[serviceOf(name)] ?? null;
        if (version !== undefined && version !== stated) return mixed;
        version = stated;
      }
      if (version === undefined) return unknown;
      return version === null ? mixed : { state: "known", version };
    },
    observe(name, version) {
      for (const url of upstreams[name] ?? []) {
        const replica = replicas.get(url);
        const service = serviceOf(name);
        if (!replica || replica.versions[service] === version) continue;
        replica.versions = { ...replica.versions, [service]: null };
        replica.at = performance.now();
      }
    },
    close() {
      stop.abort();
      agent.destroy();
    },
  };
}

interface Watched {
  upstreams: Record<string, readonly string[]>;
  replicas: Map<string, Replica>;
  stop: AbortSignal;
  followOne(url: string, names: readonly string[], signal: AbortSignal): void;
}

/** Upstreams that come and go: releases of services that run beside the live ones, and services of new areas. */
function added({
  upstreams,
  replicas,
  stop,
  followOne,
}: Watched): Pick<VersionWatch, "add" | "remove"> {
  const ends = new Map<string, AbortController>();
  const remove = (name: string) => {
    ends.get(name)?.abort();
    ends.delete(name);
    for (const url of upstreams[name] ?? []) replicas.delete(url);
    delete upstreams[name];
  };
  return {
    remove,
    add(name, urls) {
      if (upstreams[name]?.join() === urls.join()) return;
      remove(name);
      const end = new AbortController();
      ends.set(name, end);
      upstreams[name] = urls;
      const signal = AbortSignal.any([stop, end.signal]);
      for (const url of urls) followOne(url, [serviceOf(name)], signal);
    },
  };
}

/** As its process calls it: `financing~0123456789abcdef` is a release of `financing`. */
function serviceOf(name: string): string {
  return name.split("~", 1)[0] ?? name;
}

const mixed: CurrentVersion = { state: "mixed" };
const unknown: CurrentVersion = { state: "unknown" };

/** Keeps `replica` up to date until `signal` aborts. */
async function follow(
  url: URL,
  { limits, agent, signal }: Pick<WatchOptions, "limits"> & { agent: Agent; signal: AbortSignal },
  replica: Replica,
): Promise<void> {
  while (!signal.aborted) {
    const sentAt = performance.now();
    const known = JSON.stringify(replica.versions);
    url.searchParams.set("known", known);
    let mayAskAgain = false;
    let intervalMs = limits.versionIntervalMs;
    try {
      const { status, body } = await requestJson(url, agent);
      // A process whose data are on no page states no versions.
      if (status === 404) intervalMs *= 25;
      const reply = Reply.safeParse(body);
      const { versions, heldMs } = reply.success ? reply.data : { versions: {}, heldMs: 0 };
      const at = sentAt + heldMs;
      mayAskAgain = heldMs > 0 || JSON.stringify(versions) !== known;
      replica.answeredAt = at;
      // A page that was made meanwhile may have shown a newer version.
      if (at >= replica.at) Object.assign(replica, { versions, at });
    } catch {
      // The last answer stays until it is too old.
    }
    // The next request waits at the process; not at one that has failed, or that answers everything at once.
    const pauseMs = mayAskAgain ? 0 : sentAt + intervalMs - performance.now();
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Status and JSON at `url`. `fetch` takes several times as long, and this runs all the time. */
function requestJson(
  url: URL,
  agent: Agent,
): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const { statusCode: status } = response;
      void json(response).then((body) => resolve({ status, body }), reject);
    });
    request.once("timeout", () => request.destroy(new Error(`no answer from ${url.host}`)));
    request.once("error", reject);
  });
}
