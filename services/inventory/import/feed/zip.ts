import { type Readable } from "node:stream";
import { promisify } from "node:util";
import { AppError } from "@forecourt/contracts/errors";
import { type Entry, open, type ZipFile } from "yauzl";
import { limitExpansion } from "./expansion.ts";

const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open);

/** More files than anybody packs with a feed and its pictures. */
const maxEntries = 10_000;

const feedName = /\.(?:csv|tsv|txt|psv|jsonl?|ndjson|xml)$/i;

/**
 * The bytes of the one feed in a zip file. Nothing is written to the disk. Throws `feed-refused` if it is damaged,
 * locked, a bomb, names files outside of itself, or does not hold exactly one feed.
 */
export async function* zippedFeed(file: string): AsyncGenerator<Buffer, void> {
  const zip = await openZip(file, { lazyEntries: true, autoClose: false }).catch(refuse);
  try {
    const entry = onlyFeed(await entriesOf(zip).catch(refuse));
    if (entry.isEncrypted()) throw refusal("is locked with a password");
    yield* limitExpansion(streamed(zip, entry), () => entry.compressedSize);
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw refusal(`holds ${zip.entryCount} files`);
  const entries: Entry[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on("entry", (entry: Entry) => {
    entries.push(entry);
    zip.readEntry();
  });
  zip.on("end", resolve);
  zip.on("error", reject);
  zip.readEntry();
  await promise;
  return entries;
}

/** Entries that programs add by themselves do not count: folders, and files of macOS. */
function onlyFeed(all: readonly Entry[]): Entry {
  const files = all.filter(
    ({ fileName }) => !/(?:\/|^__MACOSX\/.*|(?:^|\/)\.[^/]*)$/.test(fileName),
  );
  if (files.some(({ fileName }) => /^(?:\[Content_Types\]|content)\.xml$/.test(fileName))) {
    const message =
      'this is a spreadsheet or another office document, not a list of cars: save it as "CSV UTF-8"';
    throw new AppError("feed-refused", message);
  }
  const feeds =
    files.length === 1 ? files : files.filter(({ fileName }) => feedName.test(fileName));
  const [feed, ...others] = feeds;
  if (feed && others.length === 0) return feed;
  const names = files.slice(0, 5).map(({ fileName }) => fileName);
  const more = files.length > names.length ? ", …" : "";
  throw refusal(`holds ${files.length} files (${names.join(", ")}${more}); expected one feed`);
}

async function* streamed(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer, void> {
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const stream = await openStream(entry).catch(refuse);
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    refuse(error);
  }
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  const message = String(Object(error).message ?? error);
  if (/relative path|absolute path|invalid characters in fileName/i.test(message)) {
    throw refusal("contains an unsafe file path; ask the vendor for a new zip file", error);
  }
  if (/compression method/i.test(message)) {
    throw refusal(
      "is packed in a way that is not understood: pack it again as an ordinary zip",
      error,
    );
  }
  throw refusal("is cut off or damaged: send it again", error);
}

function refusal(what: string, cause?: unknown): AppError {
  return new AppError("feed-refused", `the zip file ${what}`, { cause });
}
