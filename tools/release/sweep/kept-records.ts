import { readdir } from "node:fs/promises";
import path from "node:path";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { isRecordId, readRecordById } from "@forecourt/service-kit/releases/record";

/** Rules for records that a sweep keeps even if they are not used. */
export interface SweepRules {
  /** The latest records, with their releases. */
  records: number;
  /** Days for which records that were in force, and published releases, are kept. */
  days: number;
}

/** Long enough for a page that stays open over a vacation, and for a rollback of a rare release. */
export const defaultSweepRules: SweepRules = { records: 20, days: 30 };

const dayMs = 24 * 60 * 60 * 1000;

/** The start of the time of which everything is kept, epoch ms. */
export function cutoffOf({ days }: SweepRules, now: number): number {
  return now - days * dayMs;
}

/** All records of the store. */
export async function allRecords(releasesDir: string): Promise<ReleaseRecord[]> {
  const files = await readdir(path.join(releasesDir, "records"));
  const ids = files.map((file) => file.replace(/\.json$/, "")).filter(isRecordId);
  const read = await Promise.all(ids.map((id) => readRecordById(releasesDir, id)));
  return read.filter((record) => record !== null);
}

/** Splits all records into those that a sweep keeps and those that are outdated. */
export function sortRecords(
  records: readonly ReleaseRecord[],
  rules: SweepRules,
  now: number,
): { kept: ReleaseRecord[]; outdated: ReleaseRecord[] } {
  const all = records.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  // A preview is never in force, and its link has expired long before it is removed; the same is true of a canary's
  // record.
  const asides = all.filter(isNeverInForce);
  const newestFirst = all.filter((record) => !isNeverInForce(record));
  const cutoff = cutoffOf(rules, now);
  const isYoung = ({ changedAt }: ReleaseRecord) => Date.parse(changedAt) >= cutoff;
  const isKept = (index: number) => {
    // A record was in force until the next one was made.
    const successor = newestFirst[index - 1];
    return (
      index < rules.records || successor === undefined || Date.parse(successor.changedAt) >= cutoff
    );
  };
  const inForce = newestFirst.filter((_, index) => isKept(index));
  const canaries = new Set(inForce.flatMap((one) => one.canaries ?? []).map((one) => one.record));
  const isWanted = (record: ReleaseRecord) => isYoung(record) || canaries.has(record.id);
  return {
    kept: [...inForce, ...asides.filter(isWanted)],
    outdated: [
      ...newestFirst.filter((_, index) => !isKept(index)),
      ...asides.filter((record) => !isWanted(record)),
    ],
  };
}

/** True for the record of a preview or of a canary: none is before or after it. */
export function isNeverInForce({ preview, tries }: ReleaseRecord): boolean {
  return preview === true || tries !== undefined;
}
