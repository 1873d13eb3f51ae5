import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { DemoFeed } from "./feeds.ts";
import { type DemoMarket, demoMarketSource } from "./market.ts";

export interface FeedFile {
  dealerId: string;
  storeId: string;
  date: string;
  file: string;
}

/** Says how the demo feeds are to be read. */
export const demoMapping = path.join(import.meta.dirname, "mapping.json");

/** Writes every snapshot to `folder` as gzipped JSON lines, in the order they are to be imported. */
export function writeFeedFiles(feeds: readonly DemoFeed[], folder: string): FeedFile[] {
  return feeds.flatMap(({ dealerId, storeId, snapshots }) =>
    snapshots.map(({ date, lines }) => {
      const file = path.join(folder, dealerId, storeId, `${date}.jsonl.gz`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, gzipSync(`${lines.join("\n")}\n`));
      return { dealerId, storeId, date, file };
    }),
  );
}

/** Says how the listings of other sellers are to be read. */
export const demoMarketMapping = path.join(import.meta.dirname, "market-mapping.json");

/** Writes a dealer's market data to `folder` as gzipped JSON lines. Returns the file. */
export function writeMarketFile({ dealerId, lines }: DemoMarket, folder: string): string {
  const file = path.join(folder, dealerId, `${demoMarketSource}.jsonl.gz`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(`${lines.join("\n")}\n`));
  return file;
}
