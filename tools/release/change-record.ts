import type { Maker, ReleaseRecord } from "@forecourt/contracts/release";
import { newRecordId, readRecord } from "@forecourt/service-kit/releases/record";
import { withCanaryRecords } from "./canary/canary-records.ts";
import { currentMaker } from "./checkout.ts";
import { folderStore } from "./store/folder-store.ts";
import type { ReleaseStore } from "./store/release-store.ts";

export interface RecordOptions {
  /** Maker of the record. Default: the user of this process, in the checkout of this file. */
  made?: Maker;
  /** Version of the dealers' configuration; missing = as before. */
  configuration?: string;
  /** Where the record is put in force. Default: the folder. */
  store?: ReleaseStore;
}

/** The new record, as far as it is known before the change is decided. */
export interface NewRecord {
  id: string;
  /** When it is made. */
  at: string;
  made: Maker;
}

/** Fields that a record changes; all other fields are as in the record before. */
export type RecordChange = Partial<
  Pick<
    ReleaseRecord,
    | "live"
    | "releases"
    | "services"
    | "serviceChanges"
    | "history"
    | "canaries"
    | "canaryChanges"
    | "because"
  >
>;

/** The change of a record; null = none is needed. @throws Error = nothing is changed */
export type DecideChange = (
  before: ReleaseRecord,
  next: NewRecord,
) => RecordChange | null | Promise<RecordChange | null>;

/**
 * Decides on the record in force, and again on the next record when another process was faster: no change is lost.
 * Returns the record that is then in force.
 */
export async function changeRecord(
  releasesDir: string,
  { made: maker, configuration, store = folderStore(releasesDir) }: RecordOptions,
  decide: DecideChange,
): Promise<ReleaseRecord> {
  const made = maker ?? (await currentMaker());
  for (;;) {
    await store.refresh();
    const inForce = await readRecord(releasesDir);
    const before = inForce ?? emptyRecord();
    const next = { id: newRecordId(), at: new Date().toISOString(), made };
    const change = await decide(before, next);
    if (change === null) return before;
    const { because: _ofBefore, ...known } = before;
    const record = await withCanaryRecords(releasesDir, {
      ...known,
      ...(configuration !== undefined && { configuration }),
      ...change,
      id: next.id,
      changedAt: next.at,
      parent: inForce?.id ?? null,
      made,
    });
    if (await store.append(record)) return record;
  }
}

function emptyRecord(): ReleaseRecord {
  return { id: newRecordId(), changedAt: new Date().toISOString(), live: {}, history: [] };
}
