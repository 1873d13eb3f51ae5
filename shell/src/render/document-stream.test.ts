import { PassThrough } from "node:stream";
import { describe, expect, test } from "@jest/globals";
import { documentStream } from "./document-stream.ts";

function setUp() {
  const to = new PassThrough();
  const pieces: string[] = [];
  to.on("data", (piece: Buffer) => pieces.push(piece.toString()));
  const stream = documentStream("<start>", to);
  const flush = () => Reflect.get(stream, "flush")();
  return { stream, flush, pieces, to };
}

describe("documentStream", () => {
  test("writes one chunk per flush, then the end of the document", async () => {
    const { stream, flush, pieces } = setUp();
    stream.write("a");
    stream.write("b");
    expect(pieces).toEqual([]);
    flush();
    flush();
    await new Promise(setImmediate);
    expect(pieces).toEqual(["<start>ab"]);
    stream.write("late");
    flush();
    stream.end();
    await new Promise(setImmediate);
    expect(pieces).toEqual(["<start>ab", "late", "</div></body></html>"]);
  });

  test("is destroyed with the response", async () => {
    const { stream, to } = setUp();
    to.destroy();
    await new Promise(setImmediate);
    expect(stream.destroyed).toBe(true);
  });
});
