import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { AppError } from "@forecourt/contracts/errors";
import { errorCode } from "@forecourt/service-kit/error-code";

/**
 * Decompresses the bytes if they start with the gzip signature, whatever the file's name. Throws `feed-
 * refused` for a truncated or corrupt file.
 */
export async function* unpacked(
  chunks: AsyncGenerator<Buffer, void>,
): AsyncGenerator<Buffer, void> {
  const first = await firstBytes(chunks);
  const all = prepended(first, chunks);
  if (first[0] === 0x1f && first[1] === 0x8b) yield* gunzipped(all);
  else yield* all;
}

/** Reads at least two bytes, unless the file is shorter. */
async function firstBytes(chunks: AsyncGenerator<Buffer, void>): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  while (bytes.length < 2) {
    const next = await chunks.next();
    if (next.done) break;
    bytes = Buffer.concat([bytes, next.value]);
  }
  return bytes;
}

async function* prepended(
  first: Buffer,
  rest: AsyncGenerator<Buffer, void>,
): AsyncGenerator<Buffer, void> {
  yield first;
  yield* rest;
}

async function* gunzipped(chunks: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  const gunzip = createGunzip();
  const finished = pipeline(Readable.from(chunks), gunzip);
  // Awaited below; without this handler an earlier rejection would end the process.
  finished.catch(() => undefined);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
    await finished;
  } catch (error) {
    const code = errorCode(error);
    if (!code?.startsWith("Z_")) throw error;
    const why = code === "Z_BUF_ERROR" ? "is cut off" : "is damaged";
    throw new AppError("feed-refused", `the gzip file ${why} (${code})`, { cause: error });
  }
}
