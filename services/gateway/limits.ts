/** Everything the gateway bounds. Times in ms, sizes in bytes. */
export interface Limits {
  /** Request target: path and query. */
  targetBytes: number;
  /** Header lines of one request; their size is bounded by the server itself, at 16 KB. */
  headers: number;
  /** Request body. */
  bodyBytes: number;
  /** A refused body is still read up to this size, so that the client gets to see the refusal. */
  drainedBytes: number;
  /** To open a connection to an upstream. */
  connectMs: number;
  /** From a page request's arrival to its first byte, tries included; then the stale copy is due. */
  pageFirstByteMs: number;
  /** The same for /api, counted from the end of the request's body. */
  apiFirstByteMs: number;
  /** For a picture, which may have to be fetched from elsewhere and made first. */
  imageFirstByteMs: number;
  /** Silence in the middle of an answer. */
  idleMs: number;
  /** Requests under way to one replica; more are turned away at once. */
  concurrent: number;
  /** The same for pictures: a flood of them leaves room for pages. */
  imagesConcurrent: number;
  /** Failures in a row that open a replica's breaker, and for how long. */
  breakerFailures: number;
  breakerOpenMs: number;
  /** All stale pages together, one of them, and how old one may be. */
  staleBytes: number;
  stalePageBytes: number;
  staleMaxAgeMs: number;
  /** For one upstream to say that it is ready. */
  readyMs: number;
}

const KB = 1024;

export const defaultLimits: Readonly<Limits> = Object.freeze({
  targetBytes: 8 * KB,
  headers: 100,
  bodyBytes: 1024 * KB,
  drainedBytes: 8 * 1024 * KB,
  connectMs: 500,
  pageFirstByteMs: 1_200,
  apiFirstByteMs: 10_000,
  imageFirstByteMs: 15_000,
  idleMs: 30_000,
  concurrent: 256,
  imagesConcurrent: 96,
  breakerFailures: 5,
  breakerOpenMs: 1_000,
  staleBytes: 64 * 1024 * KB,
  stalePageBytes: 1024 * KB,
  staleMaxAgeMs: 24 * 60 * 60 * 1_000,
  readyMs: 1_000,
});
