import type { ReleaseRecord } from "@forecourt/contracts/release";
import {
  isRecordId,
  parseRecord,
  type RecordCopy,
  recordFile,
} from "@forecourt/service-kit/releases/record";
import type { CheckSignature } from "@forecourt/service-kit/releases/record-signature";
import type { Bucket, StoredObject } from "./bucket.ts";

/** The records of a bucket. */
export interface BucketRecords {
  /** The record in force; null = the bucket has none. A known record is not read again. */
  inForce(): Promise<RecordCopy | null>;
  /** Null = the bucket does not have it. */
  read(id: string): Promise<RecordCopy | null>;
  /** The record that followed the record `id`; null = none did. */
  readSuccessor(id: string | null): Promise<RecordCopy | null>;
  /** @throws Error for a bucket in which two activations at the same time could overwrite each other */
  expectConditions(): Promise<void>;
  /** Stores a record, which is not in force by that. */
  write(copy: RecordCopy): Promise<void>;
  /** Puts a stored record in force unless another record has followed its parent; returns whether it is in force. */
  append(copy: RecordCopy, parent: string | null): Promise<boolean>;
  remove(record: ReleaseRecord): Promise<void>;
}

/** An object that every bucket of releases has, to see whether it honors conditions. */
const conditionKey = "records/conditional-writes.txt";

/** @param check throws for a record without a valid signature; null = none is needed */
export function bucketRecords(bucket: Bucket, check: CheckSignature | null): BucketRecords {
  let known: { tag: string; newest: RecordCopy } | null = null;
  let isConditional = false;

  async function copyOf(key: string, found: StoredObject | null): Promise<RecordCopy | null> {
    if (!found) return null;
    const text = found.bytes.toString("utf8");
    const record = parseRecord(`${bucket.name}/${key}`, text);
    const signed = isRecordId(record.id) ? await bucket.get(signatureKey(record.id)) : null;
    const signature = signed?.bytes.toString("utf8") ?? null;
    check?.(record.id, text, signature);
    return { record, text, signature };
  }

  async function read(key: string): Promise<RecordCopy | null> {
    return copyOf(key, await bucket.get(key));
  }

  /** `record.json` may be outdated, when a process has ended before it wrote the file. */
  async function newestAfter(start: RecordCopy | null): Promise<RecordCopy | null> {
    let newest = start;
    for (;;) {
      const next = await read(successorKey(newest?.record.id ?? null));
      if (!next) return newest;
      newest = next;
    }
  }

  return {
    async inForce() {
      const found = known
        ? await bucket.getUnless(recordFile, known.tag)
        : await bucket.get(recordFile);
      const start =
        found === "unchanged" ? (known?.newest ?? null) : await copyOf(recordFile, found);
      const newest = await newestAfter(start);
      const tag = found === "unchanged" ? known?.tag : found?.tag;
      known = newest && tag !== undefined ? { tag, newest } : null;
      return newest;
    },
    read: (id) => read(archiveKey(id)),
    readSuccessor: (id) => read(successorKey(id)),
    async expectConditions() {
      isConditional = isConditional || (await honorsConditions(bucket));
    },
    async write({ record: { id }, text, signature }) {
      if (signature !== null) await bucket.put(signatureKey(id), Buffer.from(signature));
      await bucket.put(archiveKey(id), Buffer.from(text));
    },
    async append({ text }, parent) {
      const bytes = Buffer.from(text);
      const isFirst = await bucket.putNew(successorKey(parent), bytes);
      // The answer to the first try may have been lost: then the second try finds its own record.
      const present = isFirst ? null : await bucket.get(successorKey(parent));
      if (!isFirst && present?.bytes.equals(bytes) !== true) return false;
      // Readers follow the successors: it is in force, also if this fails or the process ends here.
      await bucket.put(recordFile, bytes).catch(() => undefined);
      return true;
    },
    async remove({ id }) {
      await bucket.remove(archiveKey(id));
      await bucket.remove(signatureKey(id));
    },
  };
}

export function archiveKey(id: string): string {
  return `records/${id}.json`;
}

function signatureKey(id: string): string {
  return `records/${id}.sig`;
}

export function successorKey(id: string | null): string {
  return `records/${id ?? "first"}.next.json`;
}

/**
 * @throws Error for a bucket that overwrites an object although it is asked not to: of two concurrent activations, one
 * would be lost without an error
 */
async function honorsConditions(bucket: Bucket): Promise<true> {
  const text = Buffer.from("A store of releases needs a bucket that honors If-None-Match.\n");
  const isRefused = async () => !(await bucket.putNew(conditionKey, text));
  if ((await isRefused()) || (await isRefused())) return true;
  throw new Error(
    `${bucket.name} overwrites objects although it is asked not to (If-None-Match: *), so one of two activations at the same time would be lost. Nothing was changed. Use a store with conditional writes.`,
  );
}
