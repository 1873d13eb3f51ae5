import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { sharedModules, versionOf } from "../build/shared-modules.ts";
import { activate, type Releases } from "./activate.ts";
import { publish } from "./publish.ts";
import { writeNewerRemoteKit, writeNextReact } from "./testing/changed-packages.ts";

const react = versionOf("react");
const names = ["shell", "mfe-trade"] as const;
let minor: string;
let folder: string;
let releasesDir: string;
/** Releases of shell and trade by the packages against which they were built. */
let built: Record<"now" | "patch" | "minor" | "newerKit", { shell: string; "mfe-trade": string }>;

async function publishBoth(packagesDir?: string) {
  const releases: Releases = {};
  for (const name of names) {
    releases[name] = (await publish(releasesDir, name, packagesDir ? { packagesDir } : {})).release;
  }
  const { shell = "", "mfe-trade": trade = "" } = releases;
  return { shell, "mfe-trade": trade };
}

async function shared(name: ReleasableName, release: string) {
  return (await readManifest(releasesDir, name, release)).shared.react;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "real-builds-"));
  releasesDir = path.join(folder, "releases");
  const [patched, upgraded, newerKit] = ["patch", "minor", "kit"].map((one) =>
    path.join(folder, one, "node_modules"),
  );
  await writeNextReact(patched ?? "", "patch");
  minor = await writeNextReact(upgraded ?? "", "minor");
  await writeNewerRemoteKit(newerKit ?? "");
  built = {
    now: await publishBoth(),
    patch: await publishBoth(patched),
    minor: await publishBoth(upgraded),
    newerKit: await publishBoth(newerKit),
  };
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("releases state what they share", () => {
  test("a shell states exact versions, a remote the range that it accepts", async () => {
    expect(await shared("shell", built.now.shell)).toBe(react);
    expect(await shared("mfe-trade", built.now["mfe-trade"])).toBe(
      `^${react.replace(/\d+$/, "0")}`,
    );
  });

  test("a shell lists the exports of every shared module, a remote those it imports", async () => {
    const shell = await readManifest(releasesDir, "shell", built.now.shell);
    expect(Object.keys(shell.sharedExports ?? {}).sort()).toEqual(
      [...sharedModules, "chunk-loader"].sort(),
    );
    const context = "@forecourt/remote-kit/site-context";
    expect(shell.sharedExports?.[context]).toEqual(
      expect.arrayContaining(["SiteProvider", "useTexts"]),
    );
    const trade = await readManifest(releasesDir, "mfe-trade", built.now["mfe-trade"]);
    expect(trade.sharedExports?.[context]).toContain("useTexts");
    // Only the shell renders it.
    expect(trade.sharedExports?.[context]).not.toContain("SiteProvider");
  });
});

describe("an update of React", () => {
  test("a patch leaves a remote's release as it is, since a remote carries no React", () => {
    expect(built.patch["mfe-trade"]).toBe(built.now["mfe-trade"]);
    expect(built.patch.shell).not.toBe(built.now.shell);
  });

  test("a patch of the shell goes live alone", async () => {
    await activate(releasesDir, built.now);
    const record = await activate(releasesDir, { shell: built.patch.shell });
    expect(record.live).toEqual({ ...built.now, shell: built.patch.shell });
  });

  test("a remote built against a minor version needs a shell with it, or goes live with one", async () => {
    await activate(releasesDir, built.now);
    const remote = { "mfe-trade": built.minor["mfe-trade"] };
    await expect(activate(releasesDir, remote)).rejects.toThrow(
      `it needs react ^${minor}, the shell provides ${react}`,
    );
    expect((await activate(releasesDir, built.minor)).live).toEqual(built.minor);
    const older = { "mfe-trade": built.now["mfe-trade"] };
    expect((await activate(releasesDir, older)).live).toEqual({ ...built.minor, ...older });
  });
});

describe("a remote built against a newer shared module", () => {
  test("is refused under an older shell, with what is missing and what to do", async () => {
    await activate(releasesDir, built.now);
    const remote = { "mfe-trade": built.newerKit["mfe-trade"] };
    await expect(activate(releasesDir, remote)).rejects.toThrow(
      `it imports "useRegion" from @forecourt/remote-kit/visitor, which the shell does not provide
No release was changed. First activate a shell built from the same source as mfe-trade or
from newer source, or publish and activate them together:
  npm run release -- activate shell mfe-trade`,
    );
  });

  test("goes live after or with a shell that has the export", async () => {
    await activate(releasesDir, built.now);
    await activate(releasesDir, { shell: built.newerKit.shell });
    const remote = { "mfe-trade": built.newerKit["mfe-trade"] };
    expect((await activate(releasesDir, remote)).live).toEqual(built.newerKit);
    await activate(releasesDir, built.now);
    expect((await activate(releasesDir, built.newerKit)).live).toEqual(built.newerKit);
  });

  test("keeps its shell: an older one is refused", async () => {
    await activate(releasesDir, built.newerKit);
    await expect(activate(releasesDir, { shell: built.now.shell })).rejects.toThrow(
      'it imports "useRegion"',
    );
  });
});
