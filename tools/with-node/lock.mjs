import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./is-alive.mjs";

const POLL_MS = 100;

/**
 * Runs `work` while holding `file` as a lock among processes of this machine. The lock of an
 * ended process is taken over. `work` gets a function that names one more process which owns the
 * lock: a child that may outlive a killed parent.
 *
 * @param {string} file
 * @param {(ownedBy: (pid: number | undefined) => void) => Promise<void>} work
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  const owner = { token: randomUUID(), pids: [process.pid] };
  while (!create(file, owner)) {
    removeIfAbandoned(file);
    await sleep(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    await work((pid) => {
      if (pid !== undefined) owner.pids.push(pid);
      writeFileSync(file, JSON.stringify(owner));
    });
  } finally {
    release();
    process.off("exit", release);
  }
}

function create(file, content) {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Only one waiter may remove an abandoned lock, or a slower one would remove its successor: the one
 * that creates the file named after the dead owner's token, which is therefore never deleted.
 */
function removeIfAbandoned(file) {
  const owner = readOwner(file);
  if (owner === null || owner.pids.some(isAlive)) return;
  if (create(`${file}.${owner.token}`, {})) rmSync(file, { force: true });
}

/** Null while the file is absent or its owner is still writing it. */
function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}
