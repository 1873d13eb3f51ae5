import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import type { ServiceReleaseName } from "@forecourt/contracts/service-release";
import type { SweepRules } from "../sweep/kept-records.ts";
import type { Swept } from "../sweep/sweep.ts";
import type { Bucket } from "./bucket.ts";

/** Names of everything that is in a release store. */
export type StoredName = ReleasableName | ServiceReleaseName;

/**
 * Storage of releases and their records: a folder, or a bucket for several machines, of which the folder is each
 * machine's own copy. Sites and commands read the folder; they make changes through this interface.
 */
export interface ReleaseStore {
  /** The folder. */
  releasesDir: string;
  /** Fetches the record in force into the folder, with all that it names. @throws Error when the bucket does not answer */
  refresh(): Promise<void>;
  /** Fetches a published release into the folder, if it is not there. @throws Error when the store does not have it */
  fetchRelease(name: StoredName, release: string): Promise<void>;
  /** Fetches a record, and the releases it names that the store still has, into the folder. */
  fetchRecord(id: string): Promise<void>;
  /** Publishes a finished release of the folder: from here on, everybody can activate it. */
  publishRelease(name: StoredName, release: string): Promise<void>;
  /** Notes that a release is wanted now, so that a sweep keeps it. @throws Error when the store does not have it */
  markUsed(name: StoredName, release: string): Promise<void>;
  /** Puts a record in force unless another record has followed its parent meanwhile; returns whether it is in force. */
  append(record: ReleaseRecord): Promise<boolean>;
  /** Stores a record that is never in force, such as a preview. */
  keepRecord(record: ReleaseRecord): Promise<void>;
  /** Removes files that have not been used for long, see `SweepRules`. @param now epoch ms; default: now */
  sweep(rules?: SweepRules, now?: number): Promise<Swept>;
}

/** A bucket, and the folder that is this machine's copy of it. */
export interface StorePlaces {
  bucket: Bucket;
  releasesDir: string;
}
