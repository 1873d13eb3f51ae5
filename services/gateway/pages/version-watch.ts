import { Agent } from "node:http";
import { versionPath } from "@forecourt/service-kit/version";
import type { Limits } from "../limits.ts";
import { pollReplica } from "./poll-replica.ts";
import {
  type CurrentVersion,
  createReplicaVersions,
  currentVersion,
  type ReplicaVersions,
} from "./replica-versions.ts";

export interface VersionWatch {
  /** The current version of the upstream's data. */
  current(name: string): CurrentVersion;
  /**
   * Takes note of the version that a page was just made from. If it is not the current version, data have changed since
   * the gateway last asked a replica: the version counts as not known until the gateway asks again.
   */
  observe(name: string, version: string): void;
  /** Watches one more upstream, or one at other addresses: a release beside the live one, or a service of a new area. */
  addUpstream(name: string, urls: readonly string[]): void;
  removeUpstream(name: string): void;
  close(): void;
}

interface WatchOptions {
  /** URLs of the replicas of each upstream. */
  upstreams: Readonly<Record<string, readonly string[]>>;
  limits: Pick<Limits, "versionIntervalMs" | "maxVersionAgeMs">;
}

/** Watches the versions of all upstreams, by polling each of their processes. */
export function watchVersions({ upstreams, limits }: WatchOptions): VersionWatch {
  const urlsOf = new Map(Object.entries(upstreams));
  const replicas = new Map<string, ReplicaVersions>();
  const agent = new Agent({ keepAlive: true, timeout: limits.maxVersionAgeMs });
  const closed = new AbortController();
  /** Of the upstreams that were added. */
  const removals = new Map<string, AbortController>();
  const watch = (url: string, services: readonly string[], signal: AbortSignal) => {
    const replica = createReplicaVersions();
    replicas.set(url, replica);
    const address = new URL(`${versionPath}?of=${services.join(",")}`, url);
    void pollReplica(address, replica, { limits, agent, signal });
  };
  const removeUpstream = (name: string) => {
    removals.get(name)?.abort();
    removals.delete(name);
    for (const url of urlsOf.get(name) ?? []) replicas.delete(url);
    urlsOf.delete(name);
  };
  const replicasOf = (name: string) =>
    (urlsOf.get(name) ?? []).flatMap((url) => replicas.get(url) ?? []);
  for (const [url, names] of namesByUrl(upstreams)) watch(url, names, closed.signal);
  return {
    current: (name) =>
      currentVersion(replicasOf(name), serviceOf(name), performance.now() - limits.maxVersionAgeMs),
    observe(name, version) {
      for (const replica of replicasOf(name)) replica.observe(serviceOf(name), version);
    },
    addUpstream(name, urls) {
      if (urlsOf.get(name)?.join() === urls.join()) return;
      removeUpstream(name);
      const removed = new AbortController();
      removals.set(name, removed);
      urlsOf.set(name, urls);
      const signal = AbortSignal.any([closed.signal, removed.signal]);
      for (const url of urls) watch(url, [serviceOf(name)], signal);
    },
    removeUpstream,
    close() {
      closed.abort();
      agent.destroy();
    },
  };
}

/** The upstreams at each URL: a process that hosts several is asked for all of them at once. */
function namesByUrl(upstreams: WatchOptions["upstreams"]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, urls] of Object.entries(upstreams)) {
    for (const url of new Set(urls)) names.set(url, [...(names.get(url) ?? []), name]);
  }
  return names;
}

/** As its process calls it: `financing~0123456789abcdef` is a release of `financing`. */
function serviceOf(name: string): string {
  return name.split("~", 1)[0] ?? name;
}
