import { maxPictureBytes } from "@forecourt/contracts/max-picture-bytes";

/** All bounds of the service. Times in ms, sizes in bytes. */
export interface Limits {
  /** Size of a source image. */
  maxSourceBytes: number;
  /** Width times height of a source image, checked before it is decoded; a good camera has 24 MP. */
  maxPixels: number;
  /** To resolve a host and open a connection; then for the whole image. */
  connectTimeoutMs: number;
  fetchTimeoutMs: number;
  /** From a request to its response, waiting included; shorter than the gateway's timeout. */
  responseTimeoutMs: number;
  /** Concurrent and queued fetches. */
  maxFetches: number;
  maxQueuedFetches: number;
  /** Concurrent and queued transforms; more are rejected. */
  maxTransforms: number;
  maxQueuedTransforms: number;
  /** Total size of the disk cache. */
  maxCacheBytes: number;
  /** Age at which a fetched image is fetched again. */
  freshMs: number;
  /** How long a missing image, or a failure of its host, is remembered. */
  notFoundTtlMs: number;
  failureTtlMs: number;
}

const MB = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1_000;

export const defaultLimits: Readonly<Limits> = Object.freeze({
  maxSourceBytes: maxPictureBytes,
  maxPixels: 40_000_000,
  connectTimeoutMs: 2_000,
  fetchTimeoutMs: 8_000,
  responseTimeoutMs: 10_000,
  maxFetches: 6,
  maxQueuedFetches: 32,
  maxTransforms: 2,
  maxQueuedTransforms: 32,
  maxCacheBytes: 1024 * MB,
  freshMs: 7 * 24 * HOUR_MS,
  notFoundTtlMs: 60_000,
  failureTtlMs: 10_000,
});
