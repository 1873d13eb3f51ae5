import type { ReleaseRecord } from "@forecourt/contracts/release";
import { readRecord } from "./record.ts";

export interface RecordWatch {
  close(): void;
}

/**
 * Calls `onChange` for every new record in force, one at a time and in order. Polls the file, because
 * network file systems lose change events. A record that cannot be read is reported to `onError`, and
 * the last readable one stays in force.
 */
export function watchRecord(
  releasesDir: string,
  current: string | null,
  handlers: { onChange(record: ReleaseRecord): Promise<void>; onError(error: unknown): void },
  intervalMs = 500,
): RecordWatch {
  let seen = current;
  let closed = false;
  let timer = setTimeout(() => void poll(), intervalMs);
  async function poll() {
    try {
      const record = await readRecord(releasesDir);
      if (record && record.id !== seen) {
        await handlers.onChange(record);
        seen = record.id;
      }
    } catch (error) {
      handlers.onError(error);
    }
    if (!closed) timer = setTimeout(() => void poll(), intervalMs);
  }
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
