import type { ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import {
  readStartedServices,
  type StartedService,
} from "@forecourt/service-kit/releases/started-services";
import type { ReleaseStore } from "../store/release-store.ts";
import { abort } from "./change-canary.ts";

interface WatchOptions {
  /** Store whose folder is read, and where records are put in force. */
  store: ReleaseStore;
  /** Data folder of the site, in which its supervisor notes which releases of services do not run. */
  dataDir: string;
  /** Reports a change, or a change that could not be made, to the operator. */
  report(line: string): void;
}

const lookEveryMs = 5_000;
const made = { by: "automatic rollback", commit: null, dirty: null };

/** Looks now and then at the services of canaries, see `createServiceWatch`. */
export function watchServices(options: WatchOptions): { close(): void } {
  const look = createServiceWatch(options);
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => options.report(`services of canaries: ${String(error)}`))
      .finally(() => {
        running = null;
      });
  }, lookEveryMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/**
 * Rolls back the canary of a service that does not run. Its visitors have got the live release since the service
 * stopped.
 */
export function createServiceWatch({ store, dataDir, report }: WatchOptions): () => Promise<void> {
  return async () => {
    const failed = readStartedServices(dataDir).filter(({ state }) => state === "failed");
    if (failed.length === 0) return;
    const since = await readRecord(store.releasesDir);
    for (const one of failed) {
      if (!since || !isTried(since, one)) continue;
      const name = ServiceReleaseName.parse(`service-${one.service}`);
      const because = `${name} ${one.release} does not run: ${one.why}`.slice(0, 500);
      const { id } = await abort(store.releasesDir, [name], { since, made, because, store });
      report(`rolled back, because ${because}; record ${id}`);
    }
  };
}

function isTried({ canaries = [] }: ReleaseRecord, { service, release }: StartedService): boolean {
  return canaries.some(({ services }) => services?.[service]?.release === release);
}
