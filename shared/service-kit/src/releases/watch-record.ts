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
  let knownId = current;
  /** Fingerprint at the last read; null forces a read. */
  let lastFingerprint: string | null = null;
  let closed = false;
  const readIfChanged = coalesceRuns(async () => {
    if (closed) return;
    try {
      // Taken before reading, so that a change during the read causes another one.
      const fingerprint = await fingerprintOf(releasesDir, knownId);
      if (fingerprint !== null && fingerprint === lastFingerprint) return;
      lastFingerprint = null;
      const record = await readRecord(releasesDir, handlers.check);
      if (record === null) return;
      if (record.id === knownId) lastFingerprint = fingerprint;
      else await handlers.onChange(record);
      knownId = record.id;
    } catch (error) {
      handlers.onError(error);
    }
  });
  const stopListening = onFileChange(releasesDir, recordFile, readIfChanged);
  const timer = setInterval(readIfChanged, intervalMs);
  return {
    close() {
      closed = true;
      stopListening();
      clearInterval(timer);
    },
  };
}

/**
 * Fingerprint of `record.json` (inode, size, mtime); equal means unchanged. Null if it is missing, a successor of `id`
 * exists, or it was written less than 2.5 s ago.
 */
async function fingerprintOf(releasesDir: string, id: string | null): Promise<string | null> {
  const [file, successor] = await Promise.all(
    [path.join(releasesDir, recordFile), successorFile(releasesDir, id)].map((each) =>
      stat(each).catch(() => null),
    ),
  );
  if (!file || successor || Date.now() - file.mtimeMs < mtimeMarginMs) return null;
  return `${file.ino} ${file.size} ${file.mtimeMs}`;
}

/** Some file systems store mtimes in steps of 2 s: within one step, another write leaves the mtime as it is. */
const mtimeMarginMs = 2_500;

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
