import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { AppError } from "@forecourt/contracts/errors";
import { errorCode } from "@forecourt/service-kit/error-code";
import { refuseBinary } from "./binary-file.ts";
import type { FeedBytes } from "./bytes.ts";
import { limitExpansion } from "./expansion.ts";
import { zippedFeed } from "./zip.ts";

type Chunks = AsyncGenerator<Buffer, void>;

/**
 * The text of a file that may be a zip or gzip, by its first bytes and not by its name. Throws `feed-refused` for a
 * file that is cut off, damaged, or packed twice.
 */
export async function* unpacked(file: string, { chunks }: Pick<FeedBytes, "chunks">): Chunks {
  const { first, all } = await begun(chunks);
  const packing = packingOf(first);
  if (packing === null) {
    refuseBinary(first);
    yield* all;
  } else yield* packedOnce(packing === "zip" ? fromZip(file, all) : gunzipped(all));
}

function packingOf(first: Buffer): "zip" | "gzip" | null {
  if (first[0] === 0x1f && first[1] === 0x8b) return "gzip";
  return first.toString("latin1", 0, 2) === "PK" && (first[2] ?? 9) < 9 ? "zip" : null;
}

/** Reads at least four bytes, unless the file is shorter. */
async function begun(chunks: AsyncIterable<Buffer>): Promise<{ first: Buffer; all: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (first.length < 4) {
    const next = await iterator.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  return { first, all: prepended(first, iterator) };
}

async function* prepended(first: Buffer, rest: AsyncIterator<Buffer>): Chunks {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* packedOnce(chunks: Chunks): Chunks {
  const { first, all } = await begun(chunks);
  if (packingOf(first) !== null) {
    throw new AppError("feed-refused", "the file is packed twice: pack the feed itself");
  }
  refuseBinary(first);
  yield* all;
}

/** A zip's table is at its end. The bytes are read nevertheless, because their digest names the feed in the history. */
async function* fromZip(file: string, chunks: Chunks): Chunks {
  for await (const _chunk of chunks);
  yield* zippedFeed(file);
}

async function* gunzipped(chunks: Chunks): Chunks {
  const gunzip = createGunzip();
  const finished = pipeline(Readable.from(chunks), gunzip);
  // Awaited below; without this handler an earlier rejection would end the process.
  finished.catch(() => undefined);
  try {
    yield* limitExpansion(gunzip, () => gunzip.bytesWritten);
    await finished;
  } catch (error) {
    const code = errorCode(error);
    if (!code?.startsWith("Z_")) throw error;
    const why = code === "Z_BUF_ERROR" ? "is cut off" : "is damaged";
    throw new AppError("feed-refused", `the gzip file ${why}: send it again`, { cause: error });
  }
}
