import type { ReleaseRecord } from "@forecourt/contracts/release";
import { readRecord } from "./record.ts";

export interface RecordWatch {
  close(): void;
}

/**
 * Calls `onChange` for every new record in force, one at a time and in order. Polls the file, since
 * change events get lost on network file systems; `onError` hears of a record that cannot be read,
 * and the last good one stays.
 */
export function watchRecord(
  releasesDir: string,
  current: string | null,
  handlers: { onChange(record: ReleaseRecord): Promise<void>; onError(error: unknown): void },
  intervalMs = 500,
): RecordWatch {
  let seen = current;
  let closed = false;
  let timer = setTimeout(() => void look(), intervalMs);
  async function look() {
    try {
      const record = await readRecord(releasesDir);
      if (record && record.id !== seen) {
        await handlers.onChange(record);
        seen = record.id;
      }
    } catch (error) {
      handlers.onError(error);
    }
    if (!closed) timer = setTimeout(() => void look(), intervalMs);
  }
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
