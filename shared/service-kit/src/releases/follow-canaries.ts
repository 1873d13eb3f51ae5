import type { Canary, ReleaseRecord } from "@forecourt/contracts/release";
import type { Log } from "../log.ts";
import { readRecord } from "./record.ts";
import type { CheckSignature } from "./record-signature.ts";
import { watchRecord } from "./watch-record.ts";

interface FollowOptions {
  releasesDir: string;
  /** Null = records need no signature. */
  check: CheckSignature | null;
  log: Log;
}

export interface RecordedCanaries {
  /** Id of the record in force; null = nothing is live. */
  record: string | null;
  canaries: readonly Canary[];
  /** Releases of services that the record says are live; missing = it names none. */
  services?: ReleaseRecord["services"];
}

/**
 * Follows the canaries of the record in force. A record that cannot be read leaves those of the last one; the shell
 * server, which verifies it, decides whether it goes live, and uses a canary only while its own live record has it.
 */
export async function followCanaries({ releasesDir, check, log }: FollowOptions) {
  let isReported = false;
  const report = (error: unknown) => {
    if (!isReported) log.warn({ err: error }, "the release record is not readable");
    isReported = true;
  };
  let record: ReleaseRecord | null = await readRecord(releasesDir, check).catch(
    (error: unknown) => {
      report(error);
      return null;
    },
  );
  const watch = watchRecord(releasesDir, record?.id ?? null, {
    check,
    async onChange(next) {
      record = next;
      isReported = false;
    },
    onError: report,
  });
  return {
    current: (): RecordedCanaries => ({
      record: record?.id ?? null,
      canaries: record?.canaries ?? [],
      services: record?.services,
    }),
    close: () => watch.close(),
  };
}
