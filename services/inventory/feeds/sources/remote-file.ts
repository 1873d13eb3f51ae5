import { stat } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { fitsPattern, safeName } from "./name-pattern.ts";
import { saveTo } from "./save-stream.ts";
import { FeedFetchError, type FetchedFile, type SourceContext } from "./source.ts";

/** A file on a vendor's server. */
export interface RemoteFile {
  name: string;
  size: number;
  modifiedMs: number;
}

/** A connection to a vendor's server. */
export interface RemoteServer {
  /** The plain files in a folder. */
  list(folder: string): Promise<RemoteFile[]>;
  download(file: string, target: Writable): Promise<unknown>;
}

/**
 * Fetches the newest file of a path, whose last part may be a pattern; null = it was fetched already.
 * @throws FeedFetchError if there is no file, or the vendor is still writing it
 */
export async function fetchNewest(
  server: RemoteServer,
  remotePath: string,
  { folders, stamp }: Pick<SourceContext, "folders" | "stamp">,
): Promise<FetchedFile | null> {
  const folder = path.posix.dirname(remotePath);
  const found = newestOf(await server.list(folder), remotePath);
  if (stampOf(found) === stamp) return null;
  const remote = path.posix.join(folder, found.name);
  const file = path.join(folders.working, safeName(found.name));
  await saveTo(file, (target) => server.download(remote, target));
  const after = newestOf(await server.list(folder), remote);
  refuseChanged(found, after, (await stat(file)).size);
  return { file, name: found.name, stamp: stampOf(found) };
}

/** The newest file that fits. Throws FeedFetchError if there is none. */
function newestOf(files: readonly RemoteFile[], remotePath: string): RemoteFile {
  const pattern = path.posix.basename(remotePath);
  const [newest] = files
    .filter(({ name }) => fitsPattern(name, pattern))
    .toSorted((one, other) => other.modifiedMs - one.modifiedMs);
  if (!newest) throw new FeedFetchError(`there is no file ${remotePath} on the server`);
  return newest;
}

/** By this, a file is known again. */
function stampOf({ name, size, modifiedMs }: RemoteFile): string {
  return JSON.stringify({ name, size, modifiedMs });
}

/** Throws FeedFetchError for a file that has changed while it was fetched: the vendor is still writing it. */
function refuseChanged(before: RemoteFile, after: RemoteFile, received: number): void {
  if (stampOf(before) === stampOf(after) && received === before.size) return;
  throw new FeedFetchError(`${before.name} is still being written on the server`);
}
