import { Writable } from "node:stream";
import { documentEnd } from "./document-html.ts";

/**
 * What React renders into: `to` gets `start`, then React's markup, then the end of the document.
 * React hands over some two kilobytes at a time and calls `flush` when it has nothing more for now,
 * which is when they leave, in one piece: forty small writes a page cost more than its markup.
 */
export function documentStream(start: string, to: Writable): Writable {
  let waiting: Uint8Array[] = [Buffer.from(start)];
  function flush(): void {
    if (waiting.length === 0) return;
    to.write(Buffer.concat(waiting));
    waiting = [];
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      done();
    },
    final(done) {
      waiting.push(Buffer.from(documentEnd));
      flush();
      to.end(done);
    },
  });
  to.once("close", () => stream.destroy());
  return Object.assign(stream, { flush });
}
