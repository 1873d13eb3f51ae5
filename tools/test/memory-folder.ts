import { access, constants, mkdir, readdir, rm, statfs } from "node:fs/promises";
import path from "node:path";

const GIB = 1024 ** 3;

/** Where Linux keeps files in memory. */
const shared = "/dev/shm";

/** Space that the databases, packed sites, and uploads of one complete run need at most, with a margin. */
const neededBytes = 6 * GIB;

const folderName = /^forecourt-(\d+)$/;

/**
 * Calls `run` with a folder for temporary files in memory, where a database need not wait for a disk, and
 * removes the folder afterwards; with null where there is no such file system or too little room.
 * Folders of processes that were killed are removed first.
 */
export async function withMemoryFolder<T>(
  run: (folder: string | null) => Promise<T>,
  { base = shared, needed = neededBytes } = {},
): Promise<T> {
  if (!(await hasRoom(base, needed))) return await run(null);
  await removeOrphans(base);
  const folder = path.join(base, `forecourt-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hasRoom(base: string, needed: number): Promise<boolean> {
  try {
    await access(base, constants.W_OK);
    const { bavail, bsize } = await statfs(base);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}

async function removeOrphans(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const pid = folderName.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(path.join(base, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be signaled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
