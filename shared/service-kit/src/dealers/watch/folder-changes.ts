import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Log } from "../../log.ts";
import { listFiles } from "../files/read-folder.ts";

/** A fingerprint that changes when a file below `folder` is added, removed, replaced or written. */
export async function fingerprint(folder: string): Promise<string> {
  const names = await listFiles(folder);
  const marks = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size, ino } = await stat(path.join(folder, name));
      return `${name} ${ino} ${size} ${mtimeMs}`;
    }),
  );
  return marks.join("\n");
}

/**
 * Calls `report` when the files below `folder` have not changed for `settleMs` after a change.
 * Where the system cannot watch (a limit, a network drive), it logs a warning and reports nothing;
 * the caller polls as well. Returns a function that stops watching.
 */
export function onFolderChange(
  folder: string,
  { settleMs, log }: { settleMs: number; log: Log },
  report: () => void,
): () => void {
  let settling: NodeJS.Timeout | undefined;
  const warn = (error: unknown) =>
    log.warn({ err: error }, "changes of the dealers' folder are not reported; polling alone");
  try {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(report, settleMs);
    });
    watcher.on("error", (error) => {
      warn(error);
      watcher.close();
    });
    watcher.unref();
    return () => {
      clearTimeout(settling);
      watcher.close();
    };
  } catch (error) {
    // The folder does not exist.
    warn(error);
    return () => undefined;
  }
}
