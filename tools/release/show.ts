import { readFile } from "node:fs/promises";
import path from "node:path";
import type {
  RecordedService,
  ReleasableName,
  ReleaseRecord,
  ServiceChange,
} from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import { canaryText, changeText } from "@forecourt/service-kit/releases/canary-text";
import {
  isRecordId,
  readRecord,
  readRecordById,
  readSuccessor,
} from "@forecourt/service-kit/releases/record";
import {
  integrityOf,
  manifestFile,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { storedConfiguration } from "./configurations.ts";

/** The record with this id. @throws Error that describes an id, and where to find one */
export async function recordOf(releasesDir: string, id: string): Promise<ReleaseRecord> {
  if (!isRecordId(id)) {
    throw new Error(
      `"${id}" is no id of a record, which has 16 hex digits. A page states it in its header X-Record.`,
    );
  }
  const record = await readRecordById(releasesDir, id);
  if (record) return record;
  throw new Error(
    `the store has no record ${id}; it was removed by a sweep, or is of another site`,
  );
}

/** How the pages of a record were made, as readable text. */
export async function show(releasesDir: string, id: string): Promise<string> {
  const record = await recordOf(releasesDir, id);
  const { made, configuration, services = {}, serviceChanges = [], parent } = record;
  const stored = await storedConfiguration(releasesDir, configuration);
  const lines = [
    `record ${record.id}`,
    ...(await inForce(releasesDir, record)),
    ...(record.because === undefined ? [] : [`because ${record.because}`]),
    `made by ${made ? `${made.by} from ${checkoutText(made)}` : "somebody: it is older than such notes"}`,
    `after record ${parent ?? "none"}`,
    configuration === undefined
      ? "configuration not noted"
      : `configuration ${configuration}${stored ? ", stored" : ", of which the store has no copy"}`,
    "",
    "releases",
  ];
  for (const [name, release] of Object.entries(record.live) as [ReleasableName, string][]) {
    lines.push(...(await releaseLines(releasesDir, record, [name, release])));
  }
  lines.push("", "services");
  const noted = Object.entries(services);
  for (const [name, service] of noted) lines.push(`  ${serviceLine(name, service)}`);
  if (noted.length === 0) lines.push("  not noted");
  const { canaries = [], canaryChanges = [] } = record;
  if (canaries.length > 0) lines.push("", "canaries");
  for (const canary of canaries) lines.push(`  ${canaryText(canary)}, record ${canary.record}`);
  const own = record.history.filter((change) => change.record === record.id);
  const ofCanaries = canaryChanges.filter((change) => change.record === record.id);
  lines.push("", "changed by this record", ...own.map(changeLine));
  const ofServices = serviceChanges.filter((change) => change.record === record.id);
  lines.push(...ofServices.map(serviceChangeLine));
  lines.push(...ofCanaries.map((change) => `  ${change.at}  ${changeText(change)}`));
  return lines.join("\n");
}

async function inForce(
  releasesDir: string,
  { id, changedAt, preview, tries }: ReleaseRecord,
): Promise<string[]> {
  if (preview) return [`a preview, made at ${changedAt}`];
  if (tries) return [`for visitors of a canary, made at ${changedAt}`];
  const next = await readSuccessor(releasesDir, id);
  if (next) return [`in force from ${changedAt} to ${next.changedAt}, when ${next.id} followed`];
  const live = await readRecord(releasesDir);
  return [live?.id === id ? `in force since ${changedAt}` : `in force from ${changedAt}`];
}

async function releaseLines(
  releasesDir: string,
  record: ReleaseRecord,
  [name, release]: [ReleasableName, string],
): Promise<string[]> {
  const known = record.releases?.[name];
  try {
    const file = path.join(releaseFolder(releasesDir, name, release), manifestFile);
    const manifest = await readManifest(releasesDir, name, release);
    const isRecorded = !known || integrityOf(await readFile(file)) === known.manifest;
    const shared = Object.entries(manifest.shared).map((pair) => pair.join(" "));
    const { commit, dirty = null } = manifest;
    return [
      `  ${name.padEnd(13)}  ${release}  ${checkoutText({ commit, dirty })}`,
      `    published ${manifest.createdAt}, contract ${manifest.contract}, ${shared.join(", ") || "shares nothing"}`,
      ...(isRecorded ? [] : [`    its ${manifestFile} is NOT what this record was made with`]),
    ];
  } catch (error) {
    const isGone = errorCode(error) === "ENOENT";
    const why = isGone ? "is not in the store any more" : `cannot be read: ${String(error)}`;
    return [`  ${name.padEnd(13)}  ${release}  ${why}`];
  }
}

export function changeLine({ at, name, from, to, action, by }: ReleaseRecord["history"][number]) {
  const who = by === undefined ? "" : `  by ${by}`;
  return `  ${at}  ${action.padEnd(8)}  ${name.padEnd(13)}  ${from ?? "nothing"} -> ${to}${who}`;
}

/** A service with the release that runs, or that it runs from a checkout. */
export function serviceLine(name: string, { release, contract, commit }: RecordedService): string {
  const what = release ?? "from a checkout ";
  return `${name.padEnd(13)}  ${what}  contract ${contract}  ${commitText(commit)}`;
}

export function serviceChangeLine({ at, name, from, to, action, by }: ServiceChange): string {
  const [before, after] = [from, to].map((one) => one?.release ?? "a checkout");
  return `  ${at}  ${action.padEnd(8)}  ${`service-${name}`.padEnd(13)}  ${before} -> ${after}  by ${by}`;
}

export function checkoutText({ commit, dirty }: { commit: string | null; dirty: boolean | null }) {
  return dirty ? `${commitText(commit)} with uncommitted changes` : commitText(commit);
}

function commitText(commit: string | null): string {
  return commit === null ? "no commit" : `commit ${commit.slice(0, 12)}`;
}
