/** All bounds of the gateway. Times in ms, sizes in bytes. */
export interface Limits {
  /** Open connections: for all clients together, and per client. Those of trusted proxies are not counted per client. */
  maxConnections: number;
  maxConnectionsPerClient: number;
  /** A connection with a request in progress on which no byte moves for this long is closed. */
  maxStallMs: number;
  /** A client has this long for a response, and a second more per `minReadBytesPerSecond` bytes of it. */
  readGraceMs: number;
  minReadBytesPerSecond: number;
  /** Total of bytes that wait for all clients; beyond it, the connections that have waited longest are closed. */
  maxWaitingBytes: number;
  /** Requests that wait on a connection for the response to an earlier one (HTTP pipelining). */
  maxPipelined: number;
  /** Reads in progress: for all clients together, and per client. */
  maxReads: number;
  maxReadsPerClient: number;
  /** Delay of the event loop above which one client may have fewer reads in progress, so that others have room. */
  fairLagMs: number;
  maxReadsPerClientIfLate: number;
  /** Writes in progress, counted apart, so that a rush of reads leaves room for leads. */
  maxWrites: number;
  maxWritesPerClient: number;
  /** Delay of the event loop above which new reads are refused. */
  maxReadLagMs: number;
  /** Delay of the event loop above which new writes, and files of pages that were sent already, are refused. */
  maxWriteLagMs: number;
  /** Request target: path and query. */
  maxTargetBytes: number;
  /** Headers of one request, and the size of all of them. */
  maxHeaders: number;
  maxHeaderBytes: number;
  /**
   * Maximum size of headers that the HTTP parser reads; beyond it, the answer has no page. Larger than
   * `maxHeaderBytes`, so that a browser with too many cookies gets a page that deletes them.
   */
  maxParsedHeaderBytes: number;
  /** Request body. */
  maxBodyBytes: number;
  /** Body of an upload of photos or of a resume. */
  maxUploadBytes: number;
  /** A client has this long for its body, and a second more per `minBodyBytesPerSecond` bytes sent. */
  bodyGraceMs: number;
  minBodyBytesPerSecond: number;
  /** Bodies that are being received: for all clients together, and per client. */
  maxBodies: number;
  maxBodiesPerClient: number;
  /** Received bodies in memory, in bytes: for all clients together, and per client. */
  maxAllBodyBytes: number;
  maxBodyBytesPerClient: number;
  /** How much of a rejected body is still read, so that the client receives the error response. */
  maxDrainedBytes: number;
  /** To open a connection to an upstream. */
  connectTimeoutMs: number;
  /**
   * Time from the arrival of a page request to its first byte, retries included; then a stale page is sent. If the
   * shell server of a canary does not meet it, the live page has as long again.
   */
  pageFirstByteMs: number;
  /** Time to the first byte of `/api`, from the end of the request body. */
  apiFirstByteMs: number;
  /** Time to the first byte of an image, which may have to be fetched and transformed first. */
  imageFirstByteMs: number;
  /** Longest pause within a response. */
  idleTimeoutMs: number;
  /** Concurrent reads at one replica of a service; more are rejected at once. */
  maxConcurrent: number;
  /** Concurrent writes at one replica of a service, counted apart, so that no rush of reads blocks a lead. */
  maxConcurrentWrites: number;
  /** Concurrent pages at a replica of the shell server, whose responses may still stream. */
  maxConcurrentPages: number;
  /** Concurrent requests at the images service, so that many image requests leave capacity for pages. */
  maxConcurrentImages: number;
  /** Consecutive failures that open a replica's breaker, and how long it stays open. */
  breakerFailures: number;
  breakerOpenMs: number;
  /** Total size of the page cache, and size of one page before it is compressed. */
  maxCachedBytes: number;
  maxCachedPageBytes: number;
  /** Age up to which a page is sent while the site cannot render it. */
  maxStaleAgeMs: number;
  /** Seconds for which a shared cache in front may send a page without asking; 0 = it asks each time. */
  sharedCacheSeconds: number;
  /** Pages that a replica of the shell server renders at the same time: in total, and for one client. */
  maxRenders: number;
  maxRendersPerClient: number;
  /** Pages that wait to be rendered, likewise; each at most half of `pageFirstByteMs`. */
  maxWaitingRenders: number;
  maxWaitingRendersPerClient: number;
  /** From a request for an upstream's version to the next if it did not wait there; the age at which an answer is too old. */
  versionIntervalMs: number;
  maxVersionAgeMs: number;
  /** Pause between two attempts to render a page of which a part does not answer. */
  unverifiedRenderIntervalMs: number;
  /** Time for one replica to answer `/readyz`. */
  readyTimeoutMs: number;
}

const KB = 1024;

export const defaultLimits: Readonly<Limits> = Object.freeze({
  maxConnections: 10_000,
  maxConnectionsPerClient: 256,
  maxStallMs: 30_000,
  readGraceMs: 30_000,
  minReadBytesPerSecond: 1_000,
  maxWaitingBytes: 64 * 1024 * KB,
  maxPipelined: 8,
  maxReads: 2_000,
  maxReadsPerClient: 128,
  fairLagMs: 50,
  maxReadsPerClientIfLate: 32,
  maxWrites: 500,
  maxWritesPerClient: 64,
  maxReadLagMs: 150,
  maxWriteLagMs: 600,
  maxTargetBytes: 8 * KB,
  maxHeaders: 100,
  maxHeaderBytes: 16 * KB,
  maxParsedHeaderBytes: 256 * KB,
  maxBodyBytes: 1024 * KB,
  maxUploadBytes: 15 * 1024 * KB,
  bodyGraceMs: 10_000,
  minBodyBytesPerSecond: 500,
  maxBodies: 1_000,
  maxBodiesPerClient: 64,
  maxAllBodyBytes: 64 * 1024 * KB,
  maxBodyBytesPerClient: 16 * 1024 * KB,
  maxDrainedBytes: 8 * 1024 * KB,
  connectTimeoutMs: 500,
  pageFirstByteMs: 1_200,
  apiFirstByteMs: 10_000,
  imageFirstByteMs: 15_000,
  idleTimeoutMs: 30_000,
  maxConcurrent: 256,
  maxConcurrentWrites: 128,
  maxConcurrentPages: 64,
  maxConcurrentImages: 96,
  breakerFailures: 5,
  breakerOpenMs: 250,
  maxCachedBytes: 64 * 1024 * KB,
  maxCachedPageBytes: 1024 * KB,
  maxStaleAgeMs: 24 * 60 * 60 * 1_000,
  sharedCacheSeconds: 0,
  maxRenders: 16,
  maxRendersPerClient: 8,
  maxWaitingRenders: 96,
  maxWaitingRendersPerClient: 32,
  versionIntervalMs: 200,
  maxVersionAgeMs: 1_000,
  unverifiedRenderIntervalMs: 1_000,
  readyTimeoutMs: 1_000,
});
