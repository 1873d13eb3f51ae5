import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { processEnv, readConfig, variables } from "../../config.ts";
import { errorCode } from "../../error-code.ts";
import type { Problem } from "../problems/problem.ts";
import { defaultsFolder } from "./layout.ts";
import { pictureMark } from "./pictures.ts";

/**
 * File contents by path below the folder, with forward slashes. Pictures, which are all files but
 * JSON and Markdown, have the hash of their bytes instead.
 */
export type Files = ReadonlyMap<string, string>;

/**
 * Reads every file of the configuration. Feeds and photographs, which may be many, are left out. A folder without
 * defaults has those of this version.
 * @param memo what was read before: a file that has not changed since is not read again
 */
export async function readFolder(folder: string, memo: FileMemo = new Map()): Promise<Files> {
  const files = await configurationFiles(folder);
  const contents = await Promise.all(
    [...files].map(async ([name, file]): Promise<[string, string]> => {
      const { mtimeMs, size, ino } = await stat(file);
      const mark = `${ino} ${size} ${mtimeMs}`;
      const known = memo.get(name);
      if (known?.mark === mark) return [name, known.content];
      const readAt = Date.now();
      const content = await readContent(name, file);
      // A file that was just written may be written again with an equal mark.
      if (readAt - mtimeMs > surelyWrittenMs) memo.set(name, { mark, content });
      return [name, content];
    }),
  );
  return new Map(contents);
}

/** Locations of a configuration's files, by their paths in it, sorted. */
export async function configurationFiles(folder: string): Promise<Map<string, string>> {
  const { RELEASE_DEFAULTS: ofRelease } = defaultsVariables();
  const isDefault = (name: string) => name.startsWith(`${defaultsFolder}/`);
  const all = await listFiles(folder);
  const own = ofRelease === undefined ? all : all.filter((name) => !isDefault(name));
  const files = own.map((name) => [name, path.join(folder, name)] as const);
  if (own.some(isDefault)) return new Map(files);
  const shipped = ofRelease ?? shippedDefaults();
  const names = await listFiles(shipped).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  const defaults = names.map(
    (name) => [`${defaultsFolder}/${name}`, path.join(shipped, name)] as const,
  );
  return new Map([...files, ...defaults].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The folder of the defaults that belong to this version. */
function shippedDefaults(): string {
  const { DEALER_DEFAULTS: known } = defaultsVariables();
  return known ?? path.resolve(import.meta.dirname, "../../../../../dealers/defaults");
}

function defaultsVariables() {
  const { DEALER_DEFAULTS, RELEASE_DEFAULTS } = variables;
  return readConfig(z.object({ DEALER_DEFAULTS, RELEASE_DEFAULTS }), processEnv());
}

/** Contents of files as they were last read, by name, with a mark that changes with the file. */
export type FileMemo = Map<string, { mark: string; content: string }>;

/** Times of files are as coarse as 2 s in some file systems. */
const surelyWrittenMs = 2_500;

async function readContent(name: string, file: string): Promise<string> {
  if (isText(name)) return await readStart(file);
  const bytes = await readFile(file);
  return pictureMark(name, bytes) + shortHash(bytes);
}

/** Most bytes of a text: more is refused, and not read. */
const maxTextBytes = 1_000_000;

/** Whether the configuration has the contents of a file, not a hash. */
function isText(name: string): boolean {
  return /\.(?:json|md)$/.test(name);
}

/** A text, of which no more is read than shows that it is too long. */
async function readStart(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: maxTextBytes })) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Problems for text files that are too large to be written by hand. */
export function longTexts(files: Files): Problem[] {
  return [...files]
    .filter(([name, text]) => isText(name) && Buffer.byteLength(text) > maxTextBytes)
    .map(([file]) => ({ file, path: [], message: "expected a file of at most 1 MB" }));
}

/** Paths of a configuration's own files below `folder`, sorted. */
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

export function areEqual(one: Files, other: Files): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}

/** Equal for equal files only. */
export function versionOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [file, text] of files) hash.update(`${file.length} ${text.length} ${file}${text}`);
  return shortDigest(hash);
}

/** First 12 hex digits of the sha256: enough to tell two versions of one file apart. */
export function shortHash(bytes: Buffer | string): string {
  return shortDigest(createHash("sha256").update(bytes));
}

function shortDigest(hash: Hash): string {
  return hash.digest("hex").slice(0, 12);
}
