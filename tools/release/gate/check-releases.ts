import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { newRecordId, readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { readManifest, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { incompatibilities } from "../compatibility.ts";
import { checkBuild, liveShell } from "./check-build.ts";
import { checkPages, pageRefusals } from "./check-pages.ts";
import { isChecked, noteChecked } from "./checked-file.ts";
import { lostAreas } from "./lost-areas.ts";
import { type Refusal, refusalText } from "./refusal.ts";
import type { StoredRelease } from "./script-budget.ts";

/** A release that may go live, and the store that it is in. */
export interface Candidate {
  name: ReleasableName;
  release: string;
  releasesDir: string;
}

/**
 * Checks releases that are to go live together: their builds against the live shell and services, then every page of
 * them in a site. A release that has passed before with the same shell and services is not checked again.
 * @param services releases that answer the pages, where these are not the live ones
 * @throws Error with all faults, and how to mend them
 */
export async function checkReleases(
  releasesDir: string,
  candidates: readonly Candidate[],
  report: (line: string) => void,
  services: ReleaseRecord["services"] = {},
): Promise<void> {
  const inForce = await readRecord(releasesDir);
  const record = inForce && { ...inForce, services: { ...inForce.services, ...services } };
  const chosen = await Promise.all(candidates.map(storedRelease));
  const shell =
    chosen.find(({ manifest }) => manifest.name === "shell") ??
    (record && (await liveShell(releasesDir, record)));
  if (!shell) {
    report("not checked, because no shell is live and none is published with it");
    return;
  }
  const { release: shellRelease } = shell.manifest;
  const passed = await Promise.all(candidates.map((one) => isChecked(one, shellRelease, record)));
  if (passed.every((isPassed) => isPassed)) return;
  const known = record ?? emptyRecord();
  const live = { releasesDir, record: known, shell };
  const refusals = await Promise.all(chosen.map((one) => checkBuild(one, live)));
  refuse(candidates, refusals);
  const others = await otherRemotes(releasesDir, known, candidates);
  if (chosen.includes(shell)) {
    refuse([{ name: "shell", release: shellRelease }], [unfitRemotes(shell, others)]);
  }
  await checkInSite({ shell, chosen, others, candidates, record, report });
}

interface SiteCheck {
  shell: StoredRelease;
  chosen: readonly StoredRelease[];
  /** Live remotes besides. */
  others: readonly StoredRelease[];
  candidates: readonly Candidate[];
  record: ReleaseRecord | null;
  report: (line: string) => void;
}

async function checkInSite(check: SiteCheck): Promise<void> {
  const { shell, chosen, others, candidates, record, report } = check;
  const startedAt = performance.now();
  const store = await mkdtemp(path.join(tmpdir(), "forecourt-check-"));
  try {
    const all = [...new Set([shell, ...chosen, ...others])];
    await composeStore(store, all);
    const isShell = chosen.includes(shell);
    const remotes = (isShell ? all : chosen)
      .map(({ manifest }) => manifest.name)
      .filter((name) => name !== "shell");
    report(`opening the pages of ${remotes.join(", ")}`);
    const result = await checkPages(store, remotes);
    const [first] = candidates;
    // Any of the releases may cause a page to fail.
    if (first) refuse([{ name: first.name, release: namesOf(candidates) }], [pageRefusals(result)]);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const { pages, hydrated } = result;
    const how = hydrated
      ? "rendered and hydrated"
      : "rendered; hydration was NOT checked, because no browser was found";
    report(`${pages} pages ${how}, checked in ${seconds} s`);
    for (const one of candidates) {
      await noteChecked(one, { shell: shell.manifest.release, pages, hydrated }, record);
    }
  } finally {
    await rm(store, { recursive: true, force: true });
  }
}

/** Copies releases to a store of their own, in which they are live. */
async function composeStore(store: string, releases: readonly StoredRelease[]): Promise<void> {
  for (const { releasesDir, manifest } of releases) {
    const { name, release } = manifest;
    await cp(releaseFolder(releasesDir, name, release), releaseFolder(store, name, release), {
      recursive: true,
    });
  }
  const live = releases.map(({ manifest: { name, release } }) => [name, release] as const);
  await writeRecord(store, { ...emptyRecord(), live: Object.fromEntries(live) });
}

/** The live remotes that are not replaced. */
async function otherRemotes(
  releasesDir: string,
  { live }: ReleaseRecord,
  candidates: readonly Candidate[],
): Promise<StoredRelease[]> {
  const replaced = new Set<string>(["shell", ...candidates.map(({ name }) => name)]);
  const others = (Object.entries(live) as [ReleasableName, string][]).filter(
    ([name]) => !replaced.has(name),
  );
  return Promise.all(
    others.map(([name, release]) => storedRelease({ name, release, releasesDir })),
  );
}

function unfitRemotes(shell: StoredRelease, others: readonly StoredRelease[]): Refusal[] {
  const manifests = others.map(({ manifest }) => manifest);
  const unfit = manifests.flatMap((manifest) =>
    incompatibilities(shell.manifest, manifest).map((reason) => ({
      reason: `the live ${manifest.name} would not fit it: ${reason}`,
      mend: `Publish both together: npm run release -- publish shell ${manifest.name}`,
    })),
  );
  return [...unfit, ...lostAreas(shell.manifest, manifests)];
}

function refuse(
  releases: readonly { name: ReleasableName; release: string }[],
  refusals: readonly (readonly Refusal[])[],
): void {
  const texts = releases.flatMap(({ name, release }, index) => {
    const own = refusals[index] ?? [];
    return own.length > 0 ? [refusalText(`${name} ${release}`, own)] : [];
  });
  if (texts.length > 0) throw new Error(`${texts.join("\n")}\nNothing was published or changed.`);
}

/** The release of one candidate; with several candidates, also the names of the others. */
function namesOf([first, ...others]: readonly Candidate[]): string {
  const names = others.map(({ name, release }) => `${name} ${release}`);
  return [first?.release ?? "", ...names].join(", ");
}

async function storedRelease({ name, release, releasesDir }: Candidate): Promise<StoredRelease> {
  return { releasesDir, manifest: await readManifest(releasesDir, name, release) };
}

function emptyRecord(): ReleaseRecord {
  return { id: newRecordId(), changedAt: new Date().toISOString(), live: {}, history: [] };
}
