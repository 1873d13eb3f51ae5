import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll } from "@jest/globals";

/** Creates a temporary folder for a suite's feed files. Returns a function that writes one. */
export function feedFolder(): (content: string | Uint8Array, name?: string) => string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-feed-"));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  return (content, name = `feed-${++count}.csv`) => {
    const file = path.join(folder, name);
    writeFileSync(file, name.endsWith(".gz") ? gzipSync(content) : content);
    return file;
  };
}
