import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "@forecourt/service-kit/error-code";

/** A lock older than this belonged to a process that died. */
const staleAfterMs = 60_000;
const timeoutMs = 10_000;

/** Runs `work` while no other process changes the record of this release store. */
export async function withStoreLock<T>(releasesDir: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(releasesDir, ".lock");
  await mkdir(releasesDir, { recursive: true });
  const deadline = Date.now() + timeoutMs;
  while (!(await tryLock(lock))) {
    if (Date.now() > deadline) throw new Error(`${lock} is held by another process`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function tryLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleAfterMs) await rm(lock, { recursive: true, force: true });
    return false;
  }
}
