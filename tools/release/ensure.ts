import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { root } from "../build/base-config.ts";
import { activate } from "./activate.ts";
import { listFiles } from "./list-files.ts";
import { publish } from "./publish.ts";
import { folderStore } from "./store/folder-store.ts";

/** Paths that every build depends on besides its own folder. */
const commonInputs = ["shared", "tools/build", "package-lock.json"];

const notAnInput =
  /(^|\/)(node_modules|dist)\/|\.test\.tsx?$|\.md$|^shared\/(service-kit|testing)\//;

type Digests = Record<string, { inputs: string; release: string }>;

/**
 * Publishes every releasable whose sources differ from its last publication here, and activates them
 * together: after an update of a shared package no old remote fits the new shell. A release that was
 * activated or rolled back by hand stays live until its sources change. Returns the names built.
 */
export async function ensureReleases(
  releasesDir: string,
  report: (line: string) => void = () => {},
  store = folderStore(releasesDir),
): Promise<ReleasableName[]> {
  await mkdir(releasesDir, { recursive: true });
  const file = path.join(releasesDir, "sources.json");
  const known: Digests = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  const common = await digestOf(commonInputs);
  const built: ReleasableName[] = [];
  for (const name of ReleasableName.options) {
    const inputs = await digestOf([name], common);
    const last = known[name];
    const live = (await readRecord(releasesDir))?.live[name];
    if (last?.inputs === inputs && live && (await exists(releasesDir, name, live))) continue;
    report(`building ${name}`);
    const { release } = await publish(releasesDir, name);
    known[name] = { inputs, release };
    built.push(name);
  }
  if (built.length === 0) return built;
  await activate(
    releasesDir,
    Object.fromEntries(built.map((name) => [name, known[name]?.release ?? ""])),
    { canaries: "end", store },
  );
  await writeFile(file, `${JSON.stringify(known, null, 2)}\n`);
  return built;
}

async function digestOf(inputs: string[], seed = ""): Promise<string> {
  const hash = createHash("sha256").update(seed);
  for (const input of inputs) {
    const full = path.join(root, input);
    const isFolder = (await stat(full)).isDirectory();
    const files = isFolder ? (await listFiles(full)).map((file) => `${input}/${file}`) : [input];
    for (const file of files.filter((one) => !notAnInput.test(one))) {
      hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
    }
  }
  return hash.digest("hex");
}

function exists(releasesDir: string, name: ReleasableName, release: string): Promise<boolean> {
  return stat(releaseFolder(releasesDir, name, release)).then(
    () => true,
    () => false,
  );
}
