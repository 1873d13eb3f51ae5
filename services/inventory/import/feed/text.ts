import { AppError } from "@forecourt/contracts/errors";

/**
 * Decodes UTF-8, without byte order mark. Throws `feed-refused` for other encodings, because silently
 * replaced characters would change facts.
 */
export async function* decoded(chunks: AsyncGenerator<Buffer, void>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let lines = 1;
  let first = true;
  for await (const chunk of chunks) {
    if (first) refuseOtherMarks(chunk);
    first = false;
    const text = decode(decoder, chunk, lines);
    lines += newlines(text);
    if (text !== "") yield text;
  }
  const end = decode(decoder, null, lines);
  if (end !== "") yield end;
}

function refuseOtherMarks(chunk: Buffer): void {
  const mark = chunk.subarray(0, 2).toString("hex");
  if (mark !== "fffe" && mark !== "feff") return;
  throw new AppError(
    "feed-refused",
    "the file is UTF-16 (it begins with that byte order mark); save it as UTF-8",
  );
}

function decode(decoder: TextDecoder, chunk: Buffer | null, line: number): string {
  try {
    const text = chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
    if (!text.includes("\0")) return text;
  } catch (error) {
    const at = line + newlines(readablePart(chunk ?? Buffer.alloc(0)));
    const message = `not UTF-8 at line ${at}, most likely Windows-1252: ask for UTF-8, or save it in Excel as "CSV UTF-8"`;
    throw new AppError("feed-refused", message, { cause: error });
  }
  throw new AppError(
    "feed-refused",
    `a NUL byte at or after line ${line}: this is not a text file, or it is UTF-16; save it as UTF-8`,
  );
}

/** The decodable part of a chunk before its first invalid byte. It may start within a character. */
function readablePart(chunk: Buffer): string {
  let start = 0;
  while (start < 3 && ((chunk[start] ?? 0) & 0xc0) === 0x80) start++;
  return chunk.subarray(start).toString("utf8").split("\uFFFD", 1)[0] ?? "";
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
