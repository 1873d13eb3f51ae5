import { Transform, type Writable } from "node:stream";
import { documentEnd } from "./document-html.ts";

/** A stream into `to` that adds the end of the document before it ends `to`. */
export function withEnding(to: Writable): Transform {
  const through = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(null, documentEnd),
  });
  through.pipe(to);
  return through;
}
