import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { coalesceRuns } from "../dealers/watch/coalesce-runs.ts";
import { readRecord, recordFile, successorFile } from "./record.ts";
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
  /** Mark of the record file that was read last; null = the file is read again. */
  let seenMark: string | null = null;
  let closed = false;
  const look = coalesceRuns(async () => {
    if (closed) return;
    try {
      // Taken before reading, so that a change in between is read afterwards.
      const mark = await markOf(releasesDir, seen);
      if (mark !== null && mark === seenMark) return;
      seenMark = null;
      const record = await readRecord(releasesDir, handlers.check);
      if (record === null) return;
      if (record.id === seen) seenMark = mark;
      else await handlers.onChange(record);
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

/**
 * Mark of the record file, equal only for the same content, while no record follows `id`. Null = the mark cannot be
 * determined, or the file may be replaced again within the resolution of file times.
 */
async function markOf(releasesDir: string, id: string | null): Promise<string | null> {
  const [about, successor] = await Promise.all(
    [path.join(releasesDir, recordFile), successorFile(releasesDir, id)].map((file) =>
      stat(file).catch(() => null),
    ),
  );
  if (!about || successor || Date.now() - about.mtimeMs < surelyWrittenMs) return null;
  return `${about.ino} ${about.size} ${about.mtimeMs}`;
}

/** Times of files are as coarse as 2 s in some file systems. */
const surelyWrittenMs = 2_500;

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
