import { LRUCache } from "lru-cache";
import { Counter, Gauge, type Registry } from "prom-client";
import type { MarkupStore, StoredMarkup } from "../render/renderer-host.ts";

/** Limit of the stored markup: some 300 pages. */
const maxBytes = 32 * 1024 * 1024;

/** An estimate of what an entry takes besides its markup. */
const entryBytes = 512;

/**
 * The markup that renderers may reuse, least recently used first out, for all releases that are loaded. A
 * larger markup than an eighth of it is not stored.
 */
export function createMarkupStore(registry: Registry, maxSize = maxBytes): MarkupStore {
  const entries = new LRUCache<string, StoredMarkup>({
    maxSize,
    maxEntrySize: maxSize / 8,
    sizeCalculation: ({ pieces }, key) =>
      pieces.reduce((sum, { byteLength }) => sum + byteLength, entryBytes + key.length),
  });
  const registers = [registry];
  const outcomes = new Counter({
    name: "shell_markup_total",
    help: "Pages and fragments by how they got their markup: reused; rendered and stored; rendered for one person",
    labelNames: ["outcome"],
    registers,
  });
  new Gauge({
    name: "shell_markup_bytes",
    help: "Memory used by stored markup, in bytes",
    registers,
    collect() {
      this.set(entries.calculatedSize);
    },
  });
  return {
    get: (key) => entries.get(key),
    set: (key, markup) => void entries.set(key, markup),
    count: (outcome) => outcomes.inc({ outcome }),
  };
}
