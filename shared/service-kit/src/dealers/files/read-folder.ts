import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * File contents by path below the folder, with forward slashes. Pictures, which are all files but
 * JSON and Markdown, have the hash of their bytes instead.
 */
export type Files = ReadonlyMap<string, string>;

/**
 * Reads every file of the configuration. Feeds and photographs, which may be many, are left out.
 */
export async function readFolder(folder: string): Promise<Files> {
  const names = await listFiles(folder);
  const contents = await Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const bytes = await readFile(path.join(folder, name));
      const isText = /\.(?:json|md)$/.test(name);
      return [name, isText ? bytes.toString("utf8") : shortHash(bytes)];
    }),
  );
  return new Map(contents);
}

/** Paths of all configuration files below `folder`, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const names: string[] = [];
  const visit = async (below: string): Promise<void> => {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true });
    for (const entry of entries) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.name.startsWith(".")) continue;
      if (!entry.isDirectory()) {
        if (!isLeftover(entry.name)) names.push(name);
      } else if (!/^[^/]+\/(?:feed|photos)$/.test(name)) await visit(name);
    }
  };
  await visit("");
  return names.sort();
}

/** Temporary files of editors. */
function isLeftover(name: string): boolean {
  return name.endsWith("~") || name.endsWith(".tmp") || /^\d+$/.test(name);
}

/** First 12 hex digits of the sha256: enough to tell two versions of one file apart. */
export function shortHash(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}
