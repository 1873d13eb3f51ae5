import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { AppError } from "@forecourt/contracts/errors";
import { errorCode } from "@forecourt/service-kit/error-code";

const CHUNK_BYTES = 256 * 1024;

/** A feed file, streamed once. */
export interface FeedBytes {
  chunks: AsyncGenerator<Buffer, void>;
  /** SHA-256 of the whole file in hex, available after all chunks were read. */
  digest(): string;
}

/** Streams a feed file. Throws `feed-refused` while reading if it is missing, unreadable or empty. */
export function feedBytes(file: string): FeedBytes {
  const hash = createHash("sha256");
  return {
    chunks: chunksOf(file, (chunk) => hash.update(chunk)),
    digest: () => hash.copy().digest("hex"),
  };
}

async function* chunksOf(
  file: string,
  seen: (chunk: Buffer) => void,
): AsyncGenerator<Buffer, void> {
  let empty = true;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      empty = false;
      seen(chunk as Buffer);
      yield chunk as Buffer;
    }
  } catch (error) {
    if (errorCode(error) === null) throw error;
    throw new AppError("feed-refused", `cannot read ${file}: ${errorCode(error)}`, {
      cause: error,
    });
  }
  if (empty) throw new AppError("feed-refused", `${file} is empty`);
}
