import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { areaNames } from "@forecourt/contracts/areas";
import type { ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import { readManifest, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { publish } from "./publish.ts";

const KB = 1000;
const shellBudget = 100 * KB;
const pageBudget = 115 * KB;

/**
 * Lazy parts ("page.part"), with the script of their page: those that a document shows at once meet the budget like a page;
 * the others are loaded by scrolling, with the first touch or before a navigation, and must not grow beyond this.
 */
const withParts: Record<string, number> = {
  "inventory/vehicle.details": 137 * KB,
  "inventory/search.help": 117 * KB,
  // With the form of a page, which they do not show.
  "financing/applicationStep.summary": 117 * KB,
  "trade/offer.news": 117 * KB,
  // The rules of the fields, and what saves them without a press of a button.
  "financing/applicationStep.rules": 121 * KB,
};

let releasesDir: string;
let shellBytes: number;

beforeAll(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "script-budget-"));
  const shell = await published("shell");
  shellBytes = await gzipBytes(shell, [shell.entry.web]);
}, 300_000);
afterAll(() => rm(releasesDir, { recursive: true, force: true }));

async function published(name: ReleasableName): Promise<ReleaseManifest> {
  const { release } = await publish(releasesDir, name);
  return readManifest(releasesDir, name, release);
}

async function gzipBytes({ name, release }: ReleaseManifest, files: string[]): Promise<number> {
  const folder = releaseFolder(releasesDir, name, release);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

test("the shell's script is at most 100 KB", () => {
  expect(shellBytes).toBeLessThanOrEqual(shellBudget);
});

test.each(areaNames)(
  "the scripts that a document of %s loads, with the shell's, stay within their budget",
  async (area) => {
    const remote = await published(`mfe-${area}`);
    const { "": everyPage, ...parts } = remote.pages;
    for (const [page, { js }] of Object.entries(parts)) {
      const [owner = ""] = page.split(".");
      const before = [...(everyPage?.js ?? []), ...(parts[owner]?.js ?? [])];
      const files = [...new Set([remote.entry.web, ...before, ...js])];
      const bytes = shellBytes + (await gzipBytes(remote, files));
      const name = `${area}/${page}`;
      expect({
        name,
        isWithin: bytes <= (withParts[name] ?? pageBudget),
        bytes,
      }).toEqual({
        name,
        isWithin: true,
        bytes,
      });
    }
  },
  300_000,
);
