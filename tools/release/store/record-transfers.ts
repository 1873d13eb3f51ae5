import type { ReleaseRecord } from "@forecourt/contracts/release";
import { copyRecord, isRecordId, readRecordCopy } from "@forecourt/service-kit/releases/record";
import { fetchConfiguration, pushConfiguration } from "./bucket-configurations.ts";
import { fetchContract, pushContract } from "./bucket-contracts.ts";
import type { BucketRecords } from "./bucket-records.ts";
import { fetchRelease, pushRelease } from "./bucket-releases.ts";
import { namedReleases } from "./named-releases.ts";
import type { StorePlaces } from "./release-store.ts";

/** Puts everything that a record names into the bucket, as far as it is in the folder and not there yet. */
export async function pushNamed(
  places: StorePlaces,
  records: BucketRecords,
  record: ReleaseRecord,
): Promise<void> {
  const { bucket, releasesDir } = places;
  for (const { name, release } of namedReleases(record)) {
    const isThere = await bucket.modifiedAt(`${name}/${release}/release.json`);
    if (isThere === null) await pushRelease(places, name, release);
  }
  for (const { contract } of Object.values(record.services ?? {})) {
    await pushContract(places, contract);
  }
  if (record.configuration !== undefined) await pushConfiguration(places, record.configuration);
  for (const { record: id } of record.canaries ?? []) {
    const copy = await readRecordCopy(releasesDir, id);
    if (!copy || (await records.read(id))) continue;
    await pushNamed(places, records, copy.record);
    await records.write(copy);
  }
}

/** Fetches everything that a site needs of a record into the folder. */
export async function fetchNamed(
  places: StorePlaces,
  records: BucketRecords,
  record: ReleaseRecord,
): Promise<void> {
  for (const named of namedReleases(record)) await fetchRelease(places, named);
  for (const { contract } of Object.values(record.services ?? {})) {
    await fetchContract(places, contract);
  }
  for (const { record: id } of record.canaries ?? []) {
    if (await readRecordCopy(places.releasesDir, id)) continue;
    const copy = await records.read(id);
    if (!copy)
      throw new Error(`${places.bucket.name} has no record ${id}, which ${record.id} names`);
    await fetchNamed(places, records, copy.record);
    await copyRecord(places.releasesDir, copy);
  }
}

/** Fetches a record, and the files it names that the bucket still has, into the folder. */
export async function fetchRecord(
  places: StorePlaces,
  records: BucketRecords,
  id: string,
): Promise<void> {
  const { releasesDir, bucket } = places;
  if (!isRecordId(id)) return;
  const copy = (await readRecordCopy(releasesDir, id)) ?? (await records.read(id));
  if (!copy) return;
  for (const named of namedReleases(copy.record)) {
    if (await bucket.modifiedAt(`${named.name}/${named.release}/release.json`)) {
      await fetchRelease(places, named);
    }
  }
  const { configuration } = copy.record;
  if (configuration !== undefined) await fetchConfiguration(places, configuration);
  await copyRecord(releasesDir, copy);
}
