import path from "node:path";
import { fitsPattern } from "./name-pattern.ts";
import { FeedTrouble } from "./source.ts";

/** A file on a vendor's server. */
export interface RemoteFile {
  name: string;
  size: number;
  modifiedMs: number;
}

/** The folder and the name, or the pattern of names, of a path. */
export function remotePlace(remotePath: string): { folder: string; pattern: string } {
  return { folder: path.posix.dirname(remotePath), pattern: path.posix.basename(remotePath) };
}

/** The newest file that fits. Throws FeedTrouble if there is none. */
export function newestOf(files: readonly RemoteFile[], remotePath: string): RemoteFile {
  const { pattern } = remotePlace(remotePath);
  const [newest] = files
    .filter(({ name }) => fitsPattern(name, pattern))
    .toSorted((one, other) => other.modifiedMs - one.modifiedMs);
  if (!newest) throw new FeedTrouble(`there is no file ${remotePath} on the server`);
  return newest;
}

/** By this, a file is known again. */
export function stampOf({ name, size, modifiedMs }: RemoteFile): string {
  return JSON.stringify({ name, size, modifiedMs });
}

/** Throws FeedTrouble for a file that has changed while it was fetched: the vendor is still writing it. */
export function refuseChanged(before: RemoteFile, after: RemoteFile, received: number): void {
  if (stampOf(before) === stampOf(after) && received === before.size) return;
  throw new FeedTrouble(`${before.name} is still being written on the server`);
}
