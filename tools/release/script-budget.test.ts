import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { areaNames } from "@forecourt/contracts/areas";
import type { ReleasableName } from "@forecourt/contracts/release";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type StoredRelease, scriptSizes, shellBudget, shellBytes } from "./gate/script-budget.ts";
import { publish } from "./publish.ts";

let releasesDir: string;
let ofShell: number;

beforeAll(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "script-budget-"));
  ofShell = await shellBytes(await published("shell"));
}, 300_000);
afterAll(() => rm(releasesDir, { recursive: true, force: true }));

async function published(name: ReleasableName): Promise<StoredRelease> {
  const { release } = await publish(releasesDir, name);
  return { releasesDir, manifest: await readManifest(releasesDir, name, release) };
}

test("the shell's script is at most 100 KB", () => {
  expect(ofShell).toBeLessThanOrEqual(shellBudget);
});

test.each(areaNames)(
  "the scripts that a document of %s loads, with the shell's, stay within their budget",
  async (area) => {
    const sizes = await scriptSizes(await published(`mfe-${area}`), ofShell);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
  },
  300_000,
);
