import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { ReleaseManifest } from "@forecourt/contracts/release";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";

const KB = 1000;

/** Most bytes of the shell's script, compressed. */
export const shellBudget = 100 * KB;
/** Most bytes of script that a document loads, the shell's included. */
const pageBudget = 115 * KB;

/**
 * Lazy parts ("area/page.part"), with the script of their page. Parts that a document shows at once meet the budget
 * like a page. The other parts are loaded by scrolling, with the first touch, or before a navigation, and must not grow
 * beyond these figures.
 */
const withParts: Record<string, number> = {
  "inventory/vehicle.details": 137 * KB,
  "inventory/search.help": 117 * KB,
  // With the form of a page, which they do not show.
  "financing/applicationStep.summary": 117 * KB,
  "trade/offer.status": 117 * KB,
  // The rules of the fields, and the code that saves them without a press of a button.
  "financing/applicationStep.rules": 121 * KB,
};

/** The script of a page or of one of its lazy parts. */
export interface ScriptSize {
  /** `area/page` or `area/page.part` */
  name: string;
  bytes: number;
  budget: number;
}

/** A release and the store that it is in. */
export interface StoredRelease {
  releasesDir: string;
  manifest: ReleaseManifest;
}

/** The bytes of the shell's script, compressed. */
export function shellBytes(shell: StoredRelease): Promise<number> {
  return gzipBytes(shell, [shell.manifest.entry.web]);
}

/** The bytes of script of each page of a remote, including the shell's. */
export async function scriptSizes(remote: StoredRelease, ofShell: number): Promise<ScriptSize[]> {
  const { manifest } = remote;
  const area = manifest.name.replace(/^mfe-/, "");
  const { "": everyPage, ...parts } = manifest.pages;
  return Promise.all(
    Object.entries(parts).map(async ([page, { js }]) => {
      const [owner = ""] = page.split(".");
      const before = [...(everyPage?.js ?? []), ...(parts[owner]?.js ?? [])];
      const files = [...new Set([manifest.entry.web, ...before, ...js])];
      const name = `${area}/${page}`;
      const bytes = ofShell + (await gzipBytes(remote, files));
      return { name, bytes, budget: withParts[name] ?? pageBudget };
    }),
  );
}

async function gzipBytes(
  { releasesDir, manifest: { name, release } }: StoredRelease,
  files: readonly string[],
): Promise<number> {
  const folder = releaseFolder(releasesDir, name, release);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
