import { lstat, readdir, rename } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { SourceOf } from "@forecourt/contracts/dealer-config/feed";
import { errorCode } from "@forecourt/service-kit/error-code";
import { fitsPattern, safeName } from "./name-pattern.ts";
import { FeedFetchError, type FetchedFile, type SourceContext } from "./source.ts";

/** A file counts when nothing has happened to it for as long: no byte written, not created, not renamed. */
const settleMs = 10_000;

/** The pause between two looks at the size of a file. */
const lookMs = 1_000;

/** Names that programs give a file that they are still writing. */
const unfinished = /(?:^\.|~$|\.(?:part|partial|filepart|tmp|temp|crdownload|download|swp)$)/i;

interface Seen {
  name: string;
  size: number;
  modifiedMs: number;
  /** When it was written, created or renamed last; a program cannot set it. */
  changedMs: number;
}

/** The names of the files in a folder that may be complete, the oldest first. */
export async function settledFiles(
  folder: string,
  { files }: Pick<SourceOf<"folder">, "files">,
  now: Date,
): Promise<Seen[]> {
  const seen = await filesIn(folder);
  return seen
    .filter(({ name }) => !unfinished.test(name) && (files === null || fitsPattern(name, files)))
    .filter(({ changedMs }) => now.getTime() - changedMs >= settleMs)
    .toSorted((one, other) => one.modifiedMs - other.modifiedMs);
}

/**
 * Takes the complete files of a watched folder, the oldest first: each is moved to the folder `working`, so that nobody
 * writes to it any more. First come those that an earlier run was reading when it was killed.
 */
export async function* folderFiles(
  source: SourceOf<"folder">,
  { folders: { incoming, working }, now }: SourceContext,
  wait: (ms: number) => Promise<unknown> = delay,
): AsyncGenerator<FetchedFile, void> {
  for (const { name } of await filesIn(working)) {
    yield { file: path.join(working, name), name, stamp: null };
  }
  const first = await settledFiles(incoming, source, now());
  if (first.length === 0) return;
  await wait(lookMs);
  const second = await settledFiles(incoming, source, now());
  for (const one of first) {
    const same = second.find(({ name }) => name === one.name);
    if (!same || same.size !== one.size || same.changedMs !== one.changedMs) continue;
    const file = path.join(working, safeName(one.name));
    if (await taken(path.join(incoming, one.name), file)) {
      yield { file, name: one.name, stamp: null };
    }
  }
}

/** Plain files alone: a link could lead anywhere. */
async function filesIn(folder: string): Promise<Seen[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new FeedFetchError(`cannot read ${folder}: ${errorCode(error)}`, error);
  });
  const seen: Seen[] = [];
  for (const name of names) {
    const found = await lstat(path.join(folder, name)).catch(() => null);
    if (!found?.isFile()) continue;
    const { size, mtimeMs: modifiedMs, ctimeMs: changedMs } = found;
    seen.push({ name, size, modifiedMs, changedMs });
  }
  return seen;
}

/** False = it was taken away meanwhile. */
async function taken(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw new FeedFetchError(`cannot move ${from}: ${errorCode(error)}`, error);
  }
}
