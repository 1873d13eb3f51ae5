import { Writable } from "node:stream";
import { documentEnd } from "./document-html.ts";

/**
 * The stream that React renders into: writes `start`, React's markup and the end of the document to
 * `to`. React writes about 2 KB at a time and calls `flush` when it pauses; the chunks are joined
 * until then, because forty small writes per page cost more than its markup.
 */
export function documentStream(start: string, to: Writable): Writable {
  let pending: Uint8Array[] = [Buffer.from(start)];
  function flush(): void {
    if (pending.length === 0) return;
    to.write(Buffer.concat(pending));
    pending = [];
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pending.push(chunk);
      done();
    },
    final(done) {
      pending.push(Buffer.from(documentEnd));
      flush();
      to.end(done);
    },
  });
  to.once("close", () => stream.destroy());
  return Object.assign(stream, { flush });
}
