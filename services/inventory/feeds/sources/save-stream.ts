import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { type Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FeedFetchError } from "./source.ts";

/** The largest file that is fetched, in bytes: more than two million cars. */
export const maxFeedBytes = 4 * 1024 ** 3;

/** Writes what `write` sends to a file, which gets its name when it is complete. */
export async function saveTo(
  file: string,
  write: (target: Writable) => Promise<unknown>,
): Promise<void> {
  const part = `${file}.part`;
  const counted = limited();
  const saved = pipeline(counted, createWriteStream(part));
  // Awaited below; without this handler an earlier rejection would end the process.
  saved.catch(() => undefined);
  try {
    await write(counted);
  } catch (error) {
    counted.destroy();
    throw error;
  }
  if (!counted.writableEnded) counted.end();
  await saved;
  await rename(part, file);
}

/** Writes a stream to a file, which gets its name when it is complete. */
export async function saveStream(file: string, stream: Readable): Promise<void> {
  const part = `${file}.part`;
  await pipeline(stream, limited(), createWriteStream(part));
  await rename(part, file);
}

function limited(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxFeedBytes)
        done(new FeedFetchError(`the file is larger than ${maxFeedBytes} bytes`));
      else done(null, chunk);
    },
  });
}
