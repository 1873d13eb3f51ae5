import type { Log } from "@forecourt/service-kit/log";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { watchRecord } from "@forecourt/service-kit/releases/watch-record";
import type { Renderers } from "./renderers.ts";

/**
 * Activates the release record of the store, now and whenever it changes. A record that does not load
 * leaves the last one live and is reported in `problems`.
 */
export async function followRecord(releasesDir: string, renderers: Renderers, log: Log) {
  const record = await readRecord(releasesDir);
  if (record) await renderers.activate(record);
  let problem: string | null = null;
  const watch = watchRecord(releasesDir, record?.id ?? null, {
    async onChange(next) {
      await renderers.activate(next);
      problem = null;
    },
    onError(error) {
      problem = `release record: ${error instanceof Error ? error.message : String(error)}`;
      log.error({ err: error }, "the new release record is not usable, keeping the last");
    },
  });
  return {
    problems: (): string[] => (problem === null ? [] : [problem]),
    close: () => watch.close(),
  };
}
