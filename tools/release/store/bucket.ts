import type * as S3 from "@aws-sdk/client-s3";
import type { BucketConfig } from "./bucket-config.ts";

export interface StoredObject {
  bytes: Buffer;
  /** Changes with the content. */
  tag: string;
}

export interface ListedObject {
  key: string;
  /** When it was written, epoch ms by the clock of the bucket. */
  modified: number;
}

/**
 * Operations of an S3 bucket that a release store needs. Keys are below the configured folder. Errors name the
 * operation.
 */
export interface Bucket {
  /** `s3://bucket/folder`, for messages. */
  name: string;
  /** Null = there is no such object. */
  get(key: string): Promise<StoredObject | null>;
  /** Like `get`, but "unchanged" while the object has this tag. */
  getUnless(key: string, tag: string): Promise<StoredObject | "unchanged" | null>;
  /** When the object was written, epoch ms; null = there is no such object. */
  modifiedAt(key: string): Promise<number | null>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Writes an object unless one has this key: of several writers exactly one does. Returns whether this call did. */
  putNew(key: string, bytes: Uint8Array): Promise<boolean>;
  /** All objects whose keys begin so. */
  list(prefix: string): Promise<ListedObject[]>;
  remove(key: string): Promise<void>;
  close(): void;
}

/** Error of a bucket that does not answer, or refuses a request. */
export class BucketError extends Error {}

/** Time for one request; the client tries twice more. */
const requestMs = 15_000;
const connectMs = 5_000;

/** Opens a bucket. The client is loaded only here, because most sites have none. */
export async function openBucket(config: BucketConfig): Promise<Bucket> {
  const s3 = await import("@aws-sdk/client-s3");
  const { endpoint, region, credentials } = config;
  const client = new s3.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 3,
    requestHandler: {
      requestTimeout: requestMs,
      connectionTimeout: connectMs,
      throwOnRequestTimeout: true,
    },
    // Not every store knows Amazon's newer checksums; every file is compared by its sha384 anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const name = `s3://${config.bucket}/${config.prefix}`.replace(/\/$/, "");
  return {
    name,
    ...readsOf(s3, client, { ...config, name }),
    ...writesOf(s3, client, { ...config, name }),
    close: () => client.destroy(),
  };
}

interface Place extends Pick<BucketConfig, "bucket" | "prefix"> {
  name: string;
}

function readsOf(s3: typeof S3, client: S3.S3Client, place: Place) {
  const { bucket, prefix } = place;
  const read = async (key: string, condition: { IfNoneMatch?: string }) => {
    const found = await client.send(
      new s3.GetObjectCommand({ Bucket: bucket, Key: `${prefix}${key}`, ...condition }),
    );
    const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    return { bytes, tag: found.ETag ?? "" };
  };
  return {
    get: (key) => read(key, {}).catch(unless({ 404: null }, place, `reading ${key}`)),
    getUnless: (key, tag) =>
      read(key, { IfNoneMatch: tag }).catch(
        unless({ 404: null, 304: "unchanged" as const }, place, `reading ${key}`),
      ),
    modifiedAt: (key) =>
      client
        .send(new s3.HeadObjectCommand({ Bucket: bucket, Key: `${prefix}${key}` }))
        .then(({ LastModified }) => LastModified?.getTime() ?? 0)
        .catch(unless({ 404: null }, place, `looking at ${key}`)),
    list: (below) =>
      listAll(s3, client, { Bucket: bucket, Prefix: `${prefix}${below}` })
        .then((all) => all.map((one) => ({ ...one, key: one.key.slice(prefix.length) })))
        .catch(unless({}, place, `listing ${below}`)),
  } satisfies Partial<Bucket>;
}

function writesOf(s3: typeof S3, client: S3.S3Client, place: Place) {
  const at = (key: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${key}` });
  return {
    async put(key, bytes) {
      await client
        .send(new s3.PutObjectCommand({ ...at(key), Body: bytes }))
        .catch(unless({}, place, `writing ${key}`));
    },
    putNew: (key, bytes) =>
      client
        .send(new s3.PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: "*" }))
        .then(() => true)
        // 409: another object with this key is written at the same moment.
        .catch(unless({ 412: false, 409: false }, place, `writing ${key}`)),
    async remove(key) {
      await client
        .send(new s3.DeleteObjectCommand(at(key)))
        .catch(unless({}, place, `removing ${key}`));
    },
  } satisfies Partial<Bucket>;
}

/** Maps some statuses to results; every other error is thrown with the bucket and the operation. */
function unless<T>(meanings: Readonly<Record<number, T>>, { name }: Place, what: string) {
  return (cause: unknown): T => {
    const { $metadata: about } = (cause ?? {}) as { $metadata?: { httpStatusCode?: number } };
    const status = about?.httpStatusCode ?? 0;
    if (status in meanings) return meanings[status] as T;
    throw new BucketError(`${name}: ${what} failed: ${messageOf(cause)}`, { cause });
  };
}

async function listAll(
  { paginateListObjectsV2 }: typeof S3,
  client: S3.S3Client,
  where: { Bucket: string; Prefix: string },
): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, where)) {
    for (const { Key = "", LastModified } of Contents) {
      objects.push({ key: Key, modified: LastModified?.getTime() ?? 0 });
    }
  }
  return objects;
}

/** Some errors of connections have no message of their own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(messageOf).join(", ");
  }
  return error instanceof Error ? error.message || error.name : String(error);
}
