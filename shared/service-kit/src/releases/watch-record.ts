import { watch } from "node:fs";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { coalesceRuns } from "../dealers/watch/coalesce-runs.ts";
import { readRecord, recordFile } from "./record.ts";
import type { CheckSignature } from "./record-signature.ts";

export interface RecordWatch {
  close(): void;
}

interface RecordHandlers {
  onChange(record: ReleaseRecord): Promise<void>;
  onError(error: unknown): void;
  /** Missing = records need no signature. */
  check?: CheckSignature | null;
}

/**
 * Calls `onChange` for every new record in force, one at a time and in order: at once where the system reports changes
 * of the file, else within `intervalMs`, because network file systems lose change events. A record that
 * cannot be read is reported to `onError`, and the last readable one stays in force.
 */
export function watchRecord(
  releasesDir: string,
  current: string | null,
  handlers: RecordHandlers,
  intervalMs = 500,
): RecordWatch {
  let seen = current;
  let closed = false;
  const look = coalesceRuns(async () => {
    if (closed) return;
    try {
      const record = await readRecord(releasesDir, handlers.check);
      if (record === null || record.id === seen) return;
      await handlers.onChange(record);
      seen = record.id;
    } catch (error) {
      handlers.onError(error);
    }
  });
  const stopListening = onFileChange(releasesDir, recordFile, look);
  const timer = setInterval(look, intervalMs);
  return {
    close() {
      closed = true;
      stopListening();
      clearInterval(timer);
    },
  };
}

/** Calls `report` when `file` in `folder` is replaced. Does nothing where the system cannot watch. */
function onFileChange(folder: string, file: string, report: () => void): () => void {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || name === file) report();
    });
    watcher.on("error", () => watcher.close());
    return () => watcher.close();
  } catch {
    // The folder does not exist yet.
    return () => undefined;
  }
}
