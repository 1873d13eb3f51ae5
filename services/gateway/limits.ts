/** All bounds of the gateway. Times in ms, sizes in bytes. */
export interface Limits {
  /** Request target: path and query. */
  maxTargetBytes: number;
  /** Headers of one request; Node itself limits their total size to 16 KB. */
  maxHeaders: number;
  /** Request body. */
  maxBodyBytes: number;
  /** How much of a rejected body is still read, so that the client receives the error response. */
  maxDrainedBytes: number;
  /** To open a connection to an upstream. */
  connectTimeoutMs: number;
  /** From the arrival of a page request to its first byte, retries included; then a stale page is sent. */
  pageFirstByteMs: number;
  /** The same for `/api`, measured from the end of the request body. */
  apiFirstByteMs: number;
  /** The same for an image, which may have to be fetched and transformed first. */
  imageFirstByteMs: number;
  /** Longest pause within a response. */
  idleTimeoutMs: number;
  /** Concurrent requests to one replica; more are rejected at once. */
  maxConcurrent: number;
  /** The same for the images service, so that many image requests leave capacity for pages. */
  maxConcurrentImages: number;
  /** Consecutive failures that open a replica's breaker, and how long it stays open. */
  breakerFailures: number;
  breakerOpenMs: number;
  /** Total size of the page cache, and size of one page before it is compressed. */
  maxCachedBytes: number;
  maxCachedPageBytes: number;
  /** Age up to which a page is sent while the site cannot render it. */
  maxStaleAgeMs: number;
  /** Pages that are rendered for the cache at the same time. */
  maxConcurrentFills: number;
  /** Pause between two requests for an upstream's version, and the age at which its answer is too old. */
  versionIntervalMs: number;
  maxVersionAgeMs: number;
  /** For one replica to answer `/readyz`. */
  readyTimeoutMs: number;
}

const KB = 1024;

export const defaultLimits: Readonly<Limits> = Object.freeze({
  maxTargetBytes: 8 * KB,
  maxHeaders: 100,
  maxBodyBytes: 1024 * KB,
  maxDrainedBytes: 8 * 1024 * KB,
  connectTimeoutMs: 500,
  pageFirstByteMs: 1_200,
  apiFirstByteMs: 10_000,
  imageFirstByteMs: 15_000,
  idleTimeoutMs: 30_000,
  maxConcurrent: 256,
  maxConcurrentImages: 96,
  breakerFailures: 5,
  breakerOpenMs: 1_000,
  maxCachedBytes: 64 * 1024 * KB,
  maxCachedPageBytes: 1024 * KB,
  maxStaleAgeMs: 24 * 60 * 60 * 1_000,
  maxConcurrentFills: 128,
  versionIntervalMs: 200,
  maxVersionAgeMs: 1_000,
  readyTimeoutMs: 1_000,
});
