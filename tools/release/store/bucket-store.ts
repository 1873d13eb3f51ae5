import { rm } from "node:fs/promises";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import {
  archiveFile,
  putCopyInForce,
  type RecordCopy,
  readRecord,
  readRecordCopy,
  signatureFile,
  storeRecord,
  successorFile,
} from "@forecourt/service-kit/releases/record";
import type { CheckSignature } from "@forecourt/service-kit/releases/record-signature";
import { markUsed } from "../sweep/mark-used.ts";
import { sweep } from "../sweep/sweep.ts";
import { type BucketRecords, bucketRecords } from "./bucket-records.ts";
import { fetchRelease, pushRelease } from "./bucket-releases.ts";
import { sweepBucket } from "./bucket-sweep.ts";
import { fetchNamed, fetchRecord, pushNamed } from "./record-transfers.ts";
import type { ReleaseStore, StoredName, StorePlaces } from "./release-store.ts";

/** A store that is a bucket, with a folder that is this machine's copy of it. */
export interface BucketStore extends ReleaseStore {
  bucketName: string;
  /** Puts the live releases of the folder into a bucket that has no record yet. */
  fill(): Promise<void>;
  /** The record in force, which is in the folder then, with all that it names; null = the bucket has none. */
  follow(): Promise<ReleaseRecord | null>;
  /** Ids of all records of the bucket. */
  recordIds(): Promise<string[]>;
  close(): void;
}

/** @param check throws for a record without a valid signature; null = none is needed */
export function bucketStore(places: StorePlaces, check: CheckSignature | null): BucketStore {
  const { bucket, releasesDir } = places;
  const records = bucketRecords(bucket, check);
  const follow = () => followInForce(places, records);
  return {
    releasesDir,
    bucketName: bucket.name,
    follow,
    async refresh() {
      if ((await follow()) || !(await readRecord(releasesDir))) return;
      throw new Error(
        `${bucket.name} has no record yet, but ${releasesDir} has one. Start the site with both, which fills the bucket; or set RELEASES_DIR to an empty folder.`,
      );
    },
    async fill() {
      const live = await readRecord(releasesDir);
      const copy = live && (await readRecordCopy(releasesDir, live.id));
      if (!copy || (await records.inForce())) return;
      await records.expectConditions();
      await pushNamed(places, records, copy.record);
      await records.write(copy);
      await records.append(copy, null);
    },
    fetchRelease: (name, release) => fetchRelease(places, { name, release, manifest: undefined }),
    fetchRecord: (id) => fetchRecord(places, records, id),
    publishRelease: (name, release) => pushOne(places, name, release),
    async markUsed(name, release) {
      await pushOne(places, name, release);
      await markUsed(releasesDir, name, release);
    },
    append: (record) => append(places, records, record),
    async keepRecord(record) {
      await storeRecord(releasesDir, record);
      const copy = await readRecordCopy(releasesDir, record.id);
      await pushNamed(places, records, record);
      if (copy) await records.write(copy);
    },
    async sweep(rules, now) {
      // Records that were written before records were signed are swept, too.
      const swept = await sweepBucket(bucket, bucketRecords(bucket, null), { rules, now });
      await sweep(releasesDir, rules, now);
      return swept;
    },
    async recordIds() {
      const keys = (await bucket.list("records/")).map(({ key }) => key);
      return keys.flatMap((key) => /^records\/([0-9a-f]{16})\.json$/.exec(key)?.[1] ?? []);
    },
    close: () => bucket.close(),
  };
}

/** @throws Error when neither the bucket nor the folder has it */
async function pushOne(places: StorePlaces, name: StoredName, release: string): Promise<void> {
  if (await pushRelease(places, name, release)) return;
  throw new Error(`${name}/${release} is not in the store ${places.bucket.name}`);
}

async function followInForce(
  places: StorePlaces,
  records: BucketRecords,
): Promise<ReleaseRecord | null> {
  const { releasesDir } = places;
  const newest = await records.inForce();
  if (!newest) return null;
  const here = await readRecord(releasesDir).catch(() => null);
  if (here?.id === newest.record.id) return here;
  await fetchNamed(places, records, newest.record);
  await putCopyInForce(releasesDir, newest);
  await removeUnknownSuccessor(places, records, newest);
  return newest.record;
}

/** A successor that the bucket does not know was made without the bucket, which decides what is in force. */
async function removeUnknownSuccessor(
  { releasesDir }: StorePlaces,
  records: BucketRecords,
  { record: { id } }: RecordCopy,
): Promise<void> {
  const here = await readRecord(releasesDir);
  if (here?.id === id || (await records.readSuccessor(id))) return;
  await rm(successorFile(releasesDir, id), { force: true });
}

async function append(
  places: StorePlaces,
  records: BucketRecords,
  record: ReleaseRecord,
): Promise<boolean> {
  const { releasesDir } = places;
  await storeRecord(releasesDir, record);
  let isInForce = false;
  try {
    const copy = await readRecordCopy(releasesDir, record.id);
    if (!copy) throw new Error(`${archiveFile(releasesDir, record.id)} was removed meanwhile`);
    await records.expectConditions();
    await pushNamed(places, records, record);
    await records.write(copy);
    isInForce = await records.append(copy, record.parent ?? null);
    if (isInForce) await putCopyInForce(releasesDir, copy);
    else await records.remove(record);
    // A sweep may have removed a named release while the record was not in force yet. The record is in force even if
    // this fails.
    if (isInForce) await pushNamed(places, records, record).catch(() => undefined);
    return isInForce;
  } finally {
    // Where it was decided meanwhile that it is in force after all, it comes back from the bucket.
    if (!isInForce) {
      await rm(archiveFile(releasesDir, record.id), { force: true });
      await rm(signatureFile(releasesDir, record.id), { force: true });
    }
  }
}
