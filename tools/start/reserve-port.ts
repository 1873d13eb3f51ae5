import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isNativeError } from "node:util/types";
import { isAlive } from "../with-node/is-alive.mjs";

/** One file per reserved port, with the id of the process that reserved it. */
const folder = path.join(tmpdir(), `forecourt-ports-${process.getuid?.() ?? 0}`);

const own = new Set<string>();
process.once("exit", () => {
  for (const file of own) rmSync(file, { force: true });
});

/**
 * Reserves a port until this process ends, so that no other site takes it before a process listens on
 * it. False = a running process has reserved it.
 */
export function reservePort(port: number, pid = process.pid): boolean {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, String(port));
  try {
    writeFileSync(file, String(pid), { flag: "wx" });
    own.add(file);
    return true;
  } catch (error) {
    if (!(isNativeError(error) && "code" in error && error.code === "EEXIST")) throw error;
  }
  if (isOwnerRunning(file)) return false;
  rmSync(file, { force: true });
  return false;
}

/** Whether the process that wrote the file is running. */
function isOwnerRunning(file: string): boolean {
  try {
    return isAlive(Number(readFileSync(file, "utf8")));
  } catch {
    return false;
  }
}
