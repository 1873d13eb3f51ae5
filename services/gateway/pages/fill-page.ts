import { internalHeaders, wholeDocumentHeaders } from "@forecourt/contracts/tenant";
import { releaseVersion, upstreamOfRelease } from "@forecourt/service-kit/releases/release-version";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
} from "cockatiel";
import type { Limits } from "../limits.ts";
import type { RenderQueue } from "../proxy/render-queue.ts";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";
import { bodyOf, requestWhole } from "./request-whole.ts";
import { StoredPage } from "./stored-page.ts";
import type { VersionWatch } from "./version-watch.ts";

/**
 * The result of one rendering for all who requested the page. page = a complete document with any status; redirect =
 * where the page is; incomplete = the shell server would have to stream it.
 */
export type Filled =
  | {
      kind: "page";
      status: number;
      retryAfter: string | null;
      /** False for an error and for a page of one visitor, such as that of an inquiry. */
      isShareable: boolean;
      /** True when no cache may store the page, not even the visitor's own: it shows texts that the visitor typed. */
      noStore: boolean;
      page: StoredPage;
    }
  | { kind: "redirect"; status: number; to: string; record: string | null }
  | { kind: "incomplete" };

/** A request of the gateway itself; of the visitor who caused it, the shell server learns its id alone. */
export interface FillRequest {
  key: PageKey;
  /** The site's host, as in the request that asked. */
  host: string;
  requestId: string;
  /** The network of the client, which has a part of the shell server's room. */
  client: string;
}

export interface FillPage {
  /**
   * Renders the page once for all who ask meanwhile, and stores it.
   * @throws UpstreamFailure when the shell server does not answer in time, or answers with an error
   */
  (request: FillRequest): Promise<Filled>;
}

interface FillOptions {
  cache: PageCache;
  versions: Pick<VersionWatch, "observe">;
  renders: RenderQueue;
  /** Sends a request to one of the shell server's replicas. */
  send: typeof fetch;
  /** Epoch ms. */
  now: () => number;
  limits: Pick<
    Limits,
    "pageFirstByteMs" | "maxCachedPageBytes" | "breakerFailures" | "breakerOpenMs"
  >;
}

/** Renders pages for the cache, each at most once at a time. */
export function createFillPage(options: FillOptions): FillPage {
  const { limits, renders } = options;
  const breaker = circuitBreaker(handleType(UpstreamFailure), {
    breaker: new ConsecutiveBreaker(limits.breakerFailures),
    halfOpenAfter: limits.breakerOpenMs,
  });
  const running = new Map<string, Promise<Filled>>();
  return (request) => {
    const { id } = request.key;
    const joined = running.get(id);
    if (joined) return joined;
    const filling = renders
      .run(request.client, async () => {
        // Cockatiel would queue other pages until the page that probes a half-open breaker is rendered.
        if (breaker.state === CircuitState.HalfOpen) {
          throw rejected("the shell server is being probed");
        }
        return breaker.execute(() => fill(request, options));
      })
      .catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? rejected("the shell server is down") : error;
      })
      .finally(() => running.delete(id));
    running.set(id, filling);
    return filling;
  };
}

async function fill(
  request: FillRequest,
  { cache, versions, send, now, limits }: FillOptions,
): Promise<Filled> {
  const { id, isStorable } = request.key;
  const storedAt = now();
  const response = await requestWhole(request, send, limits.pageFirstByteMs);
  const header = (name: string) => response.headers.get(name);
  const record = header(internalHeaders.record);
  if (header(wholeDocumentHeaders.incomplete) === "1") return { kind: "incomplete" };
  const { status } = response;
  const to = header("location");
  if (to !== null && status >= 300 && status < 400) {
    cache.delete(id);
    return { kind: "redirect", status, to, record };
  }
  const html = await bodyOf(response, limits);
  const madeFrom = readVersions(header(wholeDocumentHeaders.versions));
  for (const [name, version] of Object.entries(madeFrom ?? {})) versions.observe(name, version);
  const previous = cache.get(id);
  const page = await StoredPage.create(html, {
    inline: {
      script: sources(header(wholeDocumentHeaders.scriptSources)),
      style: sources(header(wholeDocumentHeaders.styleSources)),
    },
    state: {
      versions: madeFrom,
      validUntil: Number(header(wholeDocumentHeaders.validUntil) ?? 0),
      storedAt,
      record,
    },
    ...(previous && status === 200 && { previous }),
  });
  const isShareable = status === 200 && header(internalHeaders.shareable) === "1";
  if (isShareable && isStorable) cache.set(id, page);
  else if (status >= 400 && status < 500) cache.delete(id);
  const noStore = header("cache-control")?.includes("no-store") ?? false;
  return { kind: "page", status, retryAfter: header("retry-after"), isShareable, noStore, page };
}

function rejected(reason: string): UpstreamFailure {
  return new UpstreamFailure("rejected", reason);
}

function sources(header: string | null): string[] {
  return header?.split(" ").filter((source) => source !== "") ?? [];
}

/**
 * Parses `shell=1a2b inventory=3c4d.17 trade=0123456789abcdef~5e6f`; the last version is of a release beside the live
 * one. Null = the document's data have no known version.
 */
function readVersions(header: string | null): Record<string, string> | null {
  if (header === null) return null;
  const pairs = header.split(" ").map((pair) => {
    const at = pair.indexOf("=");
    const [name, version] = [pair.slice(0, at), pair.slice(at + 1)];
    const beside = releaseVersion.read(version);
    return beside ? [upstreamOfRelease(name, beside.release), beside.version] : [name, version];
  });
  return Object.fromEntries(pairs);
}
