import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The files through which the processes of a run share one PostgreSQL server. */
export interface RunFiles {
  folder: string;
  /** Process id of the run; the server ends with it. */
  owner: string;
  /** The process that creates this folder starts the server. */
  lock: string;
  /** Process id of the keeper, which runs the server. */
  keeper: string;
  /** The server's URL, once it serves. */
  ready: string;
  /** The error when the server did not start. */
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

/** A new temporary folder, readable for the unprivileged user that runs the server. */
export function makeRunFolder(): RunFiles {
  const files = runFiles(mkdtempSync(path.join(os.tmpdir(), "forecourt-test-")));
  chmodSync(files.folder, 0o755);
  writeFileSync(files.owner, String(process.pid));
  return files;
}
