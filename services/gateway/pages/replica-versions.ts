/**
 * State of the version of an upstream's data. mixed = its replicas differ, or it has none at the moment; unknown = no
 * replica has answered lately.
 */
export type CurrentVersion =
  | { state: "known"; version: string }
  | { state: "mixed" }
  | { state: "unknown" };

/** The versions of one process by service, because it may host several; null = the service has none at the moment. */
export type Versions = Readonly<Record<string, string | null>>;

/** What is known of the versions of one process. Times are those of `performance.now()`. */
export interface ReplicaVersions {
  /** Null also where a page was made from another version than was known. */
  readonly versions: Versions;
  /** `asOf` of its last response, until there is one the start of the watch. What pages show does not count. */
  readonly lastResponseAt: number;
  /** Takes what the process responded. @param asOf when it read the versions, or somewhat earlier */
  update(versions: Versions, asOf: number): void;
  /** Takes note of the version that a page was just made from: another one that was known is not known any more. */
  observe(service: string, version: string): void;
}

/** Until the process responds, it has no version, and does not count as down. */
export function createReplicaVersions(): ReplicaVersions {
  let versions: Versions = {};
  let lastResponseAt = performance.now();
  /** `asOf` of the response that `versions` are of, or the time of a page that has changed them since. */
  let versionsAsOf = lastResponseAt;
  return {
    get versions() {
      return versions;
    },
    get lastResponseAt() {
      return lastResponseAt;
    },
    update(responded, asOf) {
      lastResponseAt = asOf;
      // A page may have shown a newer version since.
      if (asOf < versionsAsOf) return;
      versions = responded;
      versionsAsOf = asOf;
    },
    observe(service, version) {
      if (versions[service] === version) return;
      versions = { ...versions, [service]: null };
      versionsAsOf = performance.now();
    },
  };
}

/**
 * The version of a service by those replicas that have responded since `oldest`; the others are left out, because they
 * can render no page either.
 */
export function currentVersion(
  replicas: Iterable<ReplicaVersions>,
  service: string,
  oldest: number,
): CurrentVersion {
  let version: string | null | undefined;
  for (const { versions, lastResponseAt } of replicas) {
    if (lastResponseAt < oldest) continue;
    const own = versions[service] ?? null;
    if (version !== undefined && version !== own) return mixed;
    version = own;
  }
  if (version === undefined) return unknown;
  return version === null ? mixed : { state: "known", version };
}

const mixed: CurrentVersion = { state: "mixed" };
const unknown: CurrentVersion = { state: "unknown" };
