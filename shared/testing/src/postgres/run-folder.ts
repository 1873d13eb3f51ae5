import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The files by which a run's processes find its one PostgreSQL server. */
export interface RunFiles {
  folder: string;
  /** Process id of the run itself: when it is gone, so is the server. */
  owner: string;
  /** Whoever makes this folder starts the server. */
  lock: string;
  /** Process id of the keeper, which runs the server. */
  keeper: string;
  /** The server's URL, once it serves. */
  ready: string;
  /** Why there is none. */
  failed: string;
  log: string;
}

export function runFiles(folder: string): RunFiles {
  const named = (name: string) => path.join(folder, name);
  return {
    folder,
    owner: named("owner"),
    lock: named("lock"),
    keeper: named("keeper"),
    ready: named("ready"),
    failed: named("failed"),
    log: named("postgres.log"),
  };
}

/** A new folder below the temporary one, open to the unprivileged user that the server runs as. */
export function makeRunFolder(): RunFiles {
  const files = runFiles(mkdtempSync(path.join(os.tmpdir(), "forecourt-test-")));
  chmodSync(files.folder, 0o755);
  writeFileSync(files.owner, String(process.pid));
  return files;
}
