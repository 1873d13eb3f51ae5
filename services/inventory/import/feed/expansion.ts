import { AppError } from "@forecourt/contracts/errors";

/** Feeds of millions of cars are packed to a tenth, or a thirtieth; a file that exists to fill a disk, to a thousandth. */
const maxFactor = 200;

/** Small files may be packed better: a few repeated rows. */
const alwaysAllowed = 64 * 1024 * 1024;

/** Passes unpacked bytes on. Throws `feed-refused` once they are far more than `packedBytes()`, as of a bomb. */
export async function* limitExpansion(
  chunks: AsyncIterable<Buffer>,
  packedBytes: () => number,
): AsyncGenerator<Buffer, void> {
  let unpacked = 0;
  for await (const chunk of chunks) {
    unpacked += chunk.length;
    if (unpacked > alwaysAllowed && unpacked > maxFactor * packedBytes()) {
      const message = `the file becomes more than ${maxFactor} times as large when it is unpacked: this is no list of cars`;
      throw new AppError("feed-refused", message);
    }
    yield chunk;
  }
}
