import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import type { Log } from "@forecourt/service-kit/log";
import type { CachedPicture, DiskCache } from "./cache/disk-cache.ts";
import type { Limits } from "./limits.ts";
import { makePicture } from "./picture/make-picture.ts";
import type { PictureRequest } from "./read-request.ts";
import { fetchPicture } from "./source/fetch-picture.ts";
import type { Network } from "./source/network.ts";
import { ownPhoto } from "./source/own-photo.ts";
import { createRecentFailures } from "./work/recent-failures.ts";
import { createSingleFlight } from "./work/single-flight.ts";
import { createSlots } from "./work/slots.ts";

export interface PicturesDeps {
  dealersDir: string;
  cache: DiskCache;
  network: Network;
  limits: Limits;
  log: Log;
  now: () => number;
}

export interface Pictures {
  /**
   * A dealer's picture at a width, as webp. `signal` is aborted when nobody waits for it any more.
   * @throws AppError not-found, picture-unsupported, unavailable, upstream-failed or timed-out
   */
  get(dealerId: string, request: PictureRequest, signal: AbortSignal): Promise<Buffer>;
}

/** One way to the bytes of one picture. */
interface Work {
  key: string;
  /** What was made before this time is made anew, epoch ms. */
  freshSince: number;
  make(signal: AbortSignal): Promise<Buffer>;
}

/** The pictures of all dealers: from the cache, or made, each once however many ask. */
export function createPictures(deps: PicturesDeps): Pictures {
  const { cache, limits, log, now } = deps;
  const failures = createRecentFailures(limits, now);
  const flights = createSingleFlight<Buffer>();
  const workOf = planner(deps);
  const makeAndKeep = async ({ key, make }: Work, signal: AbortSignal): Promise<Buffer> => {
    try {
      const bytes = await make(signal);
      // A full disk costs the next visitor time, not this one the picture.
      await cache.put(key, bytes).catch((err: unknown) => log.warn({ err }, "not kept"));
      return bytes;
    } catch (error) {
      if (!signal.aborted) failures.remember(key, error);
      throw error;
    }
  };
  return {
    async get(dealerId, request, signal) {
      const work = await workOf(dealerId, request);
      const kept = await cache.get(work.key);
      if (kept && kept.madeAt >= work.freshSince) return kept.bytes;
      try {
        failures.throwIfKnown(work.key);
        return await flights.join(work.key, (all) => makeAndKeep(work, all), signal);
      } catch (error) {
        return oldOne(kept, error);
      }
    },
  };
}

/** An old picture is better than none while the place it came from fails, or we are busy. */
function oldOne(kept: CachedPicture | null, error: unknown): Buffer {
  if (kept && error instanceof AppError && error.status >= 500) return kept.bytes;
  throw error;
}

function planner({ dealersDir, network, limits, now }: PicturesDeps) {
  const fetching = createSlots(limits.fetches, limits.waitingFetches);
  const transforming = createSlots(limits.transforms, limits.waitingTransforms);
  return async (dealerId: string, { width, source }: PictureRequest): Promise<Work> => {
    const toPicture = (bytes: Buffer) => makePicture(bytes, { width, pixels: limits.pixels });
    if (source.kind === "own") {
      const folder = path.join(dealersDir, dealerId, "photos");
      const photo = await ownPhoto(folder, source.path, limits.sourceBytes);
      return {
        key: keyOf([dealerId, "own", ...source.path, photo.version, String(width)]),
        freshSince: 0,
        make: (signal) => transforming.run(async () => toPicture(await photo.read()), signal),
      };
    }
    return {
      key: keyOf([dealerId, "web", source.url.href, String(width)]),
      freshSince: now() - limits.freshMs,
      // The place among the fetches is kept until the picture is made: so few wait with their bytes.
      make: (signal) =>
        fetching.run(async () => {
          const bytes = await fetchPicture(source.url, { limits, network }, signal);
          return transforming.run(() => toPicture(bytes), signal);
        }, signal),
    };
  };
}

/** Changes when pictures are made in another way: old ones are then made anew. */
const RECIPE = "webp-75-1";

function keyOf(parts: readonly string[]): string {
  return createHash("sha256")
    .update([RECIPE, ...parts].join("\0"))
    .digest("hex");
}
