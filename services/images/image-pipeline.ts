import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import type { Log } from "@forecourt/service-kit/log";
import type { CachedImage, DiskCache } from "./cache/disk-cache.ts";
import type { Limits } from "./limits.ts";
import type { ImageRequest } from "./parse-image-request.ts";
import { renderShare } from "./share/render-share.ts";
import type { ShareSubject } from "./share/share-subject.ts";
import { dealerPhoto } from "./source/dealer-photo.ts";
import { fetchImage } from "./source/fetch-image.ts";
import type { LocalPhotoHost, Network } from "./source/network.ts";
import { cutForShare, transformImage } from "./transform/transform-image.ts";
import { createBoundedQueue } from "./work/bounded-queue.ts";
import { createRecentFailures } from "./work/recent-failures.ts";
import { createSingleFlight } from "./work/single-flight.ts";

export interface PipelineDeps {
  dealersDir: string;
  cache: DiskCache;
  network: Network;
  localPhotoHost?: LocalPhotoHost | null | undefined;
  /** The picture of a page as SVG. @throws AppError not-found */
  drawShare(dealerId: string, subject: ShareSubject): Promise<string>;
  limits: Limits;
  log: Log;
  now: () => number;
}

export interface ImagePipeline {
  /**
   * A dealer's image as it is requested. `signal` aborts when the client disconnects.
   * @throws AppError not-found, picture-unsupported, unavailable, upstream-failed or timed-out
   */
  get(dealerId: string, request: ImageRequest, signal: AbortSignal): Promise<Buffer>;
}

/** How to produce one image. */
interface ImageJob {
  key: string;
  /** A cached image stored before this time is produced again, epoch ms. */
  freshSince: number;
  produce(signal: AbortSignal): Promise<Buffer>;
}

/** Returns images from the cache, or produces each once for all concurrent requests. */
export function createImagePipeline(deps: PipelineDeps): ImagePipeline {
  const { cache, limits, log, now } = deps;
  const failures = createRecentFailures(limits, now);
  const flights = createSingleFlight<Buffer>();
  const jobFor = createJobFactory(deps);
  const produceAndCache = async ({ key, produce }: ImageJob, signal: AbortSignal) => {
    try {
      const bytes = await produce(signal);
      // The response does not depend on the cache: a full disk only makes the next request slower.
      await cache
        .put(key, bytes)
        .catch((err: unknown) => log.warn({ err }, "the image could not be cached"));
      return bytes;
    } catch (error) {
      if (!signal.aborted) failures.remember(key, error);
      throw error;
    }
  };
  return {
    async get(dealerId, request, signal) {
      const job = await jobFor(dealerId, request);
      const cached = await cache.get(job.key);
      if (cached && cached.storedAt >= job.freshSince) return cached.bytes;
      try {
        failures.throwIfKnown(job.key);
        return await flights.join(job.key, (shared) => produceAndCache(job, shared), signal);
      } catch (error) {
        return staleOrThrow(cached, error);
      }
    },
  };
}

/** A stale image is better than none while its host fails or the queue is full. */
function staleOrThrow(cached: CachedImage | null, error: unknown): Buffer {
  if (cached && error instanceof AppError && error.status >= 500) return cached.bytes;
  throw error;
}

function createJobFactory(deps: PipelineDeps) {
  const { dealersDir, network, localPhotoHost, drawShare, limits, now } = deps;
  const fetches = createBoundedQueue(limits.maxFetches, limits.maxQueuedFetches);
  const transforms = createBoundedQueue(limits.maxTransforms, limits.maxQueuedTransforms);
  return async (dealerId: string, request: ImageRequest): Promise<ImageJob> => {
    if (request.type === "image/png") {
      const svg = await drawShare(dealerId, request.source.subject);
      return {
        key: cacheKey([dealerId, "share", svg]),
        freshSince: 0,
        produce: (signal) => transforms.run(() => renderShare(svg), signal),
      };
    }
    const { source } = request;
    const { maxPixels } = limits;
    const size = request.type === "image/webp" ? String(request.width) : "share";
    const transform = (bytes: Buffer) =>
      request.type === "image/webp"
        ? transformImage(bytes, { width: request.width, maxPixels })
        : cutForShare(bytes, maxPixels);
    if (source.kind === "own") {
      const folder = path.join(dealersDir, dealerId, "photos");
      const photo = await dealerPhoto(folder, source.path, limits.maxSourceBytes);
      return {
        key: cacheKey([dealerId, "own", ...source.path, photo.version, size]),
        freshSince: 0,
        produce: (signal) => transforms.run(async () => transform(await photo.read()), signal),
      };
    }
    return {
      key: cacheKey([dealerId, "web", source.url.href, size]),
      freshSince: now() - limits.freshMs,
      // The fetch keeps its slot during the transform, which bounds the fetched images in memory.
      produce: (signal) =>
        fetches.run(async () => {
          const bytes = await fetchImage(source.url, { limits, network, localPhotoHost }, signal);
          return transforms.run(() => transform(bytes), signal);
        }, signal),
    };
  };
}

/** Part of every key: a new value makes all images be produced again. */
const RECIPE = "webp-75-1";

function cacheKey(parts: readonly string[]): string {
  return createHash("sha256")
    .update([RECIPE, ...parts].join("\0"))
    .digest("hex");
}
