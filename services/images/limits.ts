/** Everything the service bounds. Times in ms, sizes in bytes. */
export interface Limits {
  /** A picture as it comes: what is larger was never meant for a web page. */
  sourceBytes: number;
  /** Width times height, known before anything is decoded: 24 megapixels is a good camera. */
  pixels: number;
  /** To resolve a host and open a connection; then for the whole picture. */
  connectMs: number;
  fetchMs: number;
  /** From a request's arrival to its answer, all waiting included; below the gateway's patience. */
  answerMs: number;
  /** Pictures that are fetched at once, and that wait for it. */
  fetches: number;
  waitingFetches: number;
  /** Pictures that are worked on at once, and that wait for it; more are turned away. */
  transforms: number;
  waitingTransforms: number;
  /** What was made is kept up to this size altogether. */
  cacheBytes: number;
  /** A picture from elsewhere is asked for again after this time. */
  freshMs: number;
  /** So long a picture that is not to be had, or a host that fails, is not asked for again. */
  missingMs: number;
  failedMs: number;
}

const MB = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1_000;

export const defaultLimits: Readonly<Limits> = Object.freeze({
  sourceBytes: 20 * MB,
  pixels: 40_000_000,
  connectMs: 2_000,
  fetchMs: 8_000,
  answerMs: 10_000,
  fetches: 6,
  waitingFetches: 32,
  transforms: 2,
  waitingTransforms: 32,
  cacheBytes: 1024 * MB,
  freshMs: 7 * 24 * HOUR_MS,
  missingMs: 60_000,
  failedMs: 10_000,
});
