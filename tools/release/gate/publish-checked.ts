import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import type { Releases } from "../activate.ts";
import type { Choice } from "../choices.ts";
import { contractsFolder } from "../contracts/stored-contracts.ts";
import { publish } from "../publish.ts";
import type { ReleaseStore } from "../store/release-store.ts";
import { type Candidate, checkReleases } from "./check-releases.ts";
import { checkedFile } from "./checked-file.ts";

/** Prints a line for the person who publishes. */
type Report = (line: string) => void;

/**
 * Builds the names without a release, and checks all choices together against the live releases, before any new release
 * is in the store. Returns the release of each name.
 * @param services releases that answer the pages, where these are not the live ones
 * @throws Error with all faults, and how to mend them
 */
export async function publishChecked(
  store: ReleaseStore,
  choices: readonly Choice[],
  report: Report,
  services: ReleaseRecord["services"] = {},
): Promise<Releases> {
  if (choices.length === 0) return {};
  const { releasesDir } = store;
  await store.refresh();
  await mkdir(releasesDir, { recursive: true });
  // On the file system of the store, so that a finished release is moved into it in one step.
  const building = await mkdtemp(path.join(releasesDir, ".candidate-"));
  try {
    const candidates: Candidate[] = [];
    for (const { name, release } of choices) {
      if (release !== null) {
        await store.fetchRelease(name, release);
        candidates.push({ name, release, releasesDir });
      } else {
        report(`building ${name}`);
        const built = await publish(building, name);
        candidates.push({ name, release: built.release, releasesDir: building });
      }
    }
    await checkReleases(releasesDir, candidates, report, services);
    for (const candidate of candidates) {
      if (candidate.releasesDir !== building) continue;
      await moveIntoStore(candidate, store, report);
    }
    return Object.fromEntries(candidates.map(({ name, release }) => [name, release]));
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** A release that is in the store already stays as it is, apart from the note about the checks. */
async function moveIntoStore(
  { name, release, releasesDir: from }: Candidate,
  store: ReleaseStore,
  report: Report,
): Promise<void> {
  const { releasesDir } = store;
  await moveContracts(from, releasesDir);
  const [source, target] = [from, releasesDir].map((dir) => releaseFolder(dir, name, release)) as [
    string,
    string,
  ];
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await rename(source, target);
    await store.publishRelease(name, release);
    report(`${name} ${release} published`);
  } catch (error) {
    if (!["EEXIST", "ENOTEMPTY"].includes(errorCode(error) ?? "")) throw error;
    await copyChecked(source, target);
    await store.publishRelease(name, release);
    report(`${name} ${release} was published before, unchanged`);
  }
}

async function copyChecked(source: string, target: string): Promise<void> {
  const file = path.join(source, checkedFile);
  await copyFile(file, path.join(target, checkedFile)).catch((error: unknown) => {
    // Where nothing is live, nothing was checked.
    if (errorCode(error) !== "ENOENT") throw error;
  });
}

/** Contracts are named by their hash, so an existing contract of that name is the same. */
async function moveContracts(from: string, to: string): Promise<void> {
  await mkdir(path.join(to, contractsFolder), { recursive: true });
  for (const file of await readdir(path.join(from, contractsFolder))) {
    await copyFile(path.join(from, contractsFolder, file), path.join(to, contractsFolder, file));
  }
}

/** Names without a release, to be built. */
export function unbuilt(names: readonly ReleasableName[]): Choice[] {
  return names.map((name) => ({ name, release: null }));
}
