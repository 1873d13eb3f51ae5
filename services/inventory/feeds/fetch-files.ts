import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { FeedSource } from "@forecourt/contracts/dealer-config/feed";
import { folderFiles } from "./sources/folder.ts";
import { ftpsFiles } from "./sources/ftps.ts";
import { httpsFiles } from "./sources/https.ts";
import { sftpFiles } from "./sources/sftp.ts";
import type { FetchedFile, SourceContext } from "./sources/source.ts";

/** The new files of a feed, wherever it comes from. Throws FeedFetchError. */
export async function* fetchFiles(
  source: FeedSource,
  context: SourceContext,
): AsyncGenerator<FetchedFile, void> {
  if (source.kind === "folder") {
    yield* folderFiles(source, context);
    return;
  }
  // Files that a killed run had fetched are fetched again: a file's stamp is known only once the file was read.
  const { working } = context.folders;
  for (const name of await readdir(working)) await rm(path.join(working, name), { force: true });
  if (source.kind === "https") yield* httpsFiles(source, context);
  else if (source.kind === "sftp") yield* sftpFiles(source, context);
  else yield* ftpsFiles(source, context);
}
