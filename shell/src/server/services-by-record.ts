import type { ReleaseRecord } from "@forecourt/contracts/release";
import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { serviceCredential } from "@forecourt/service-kit/credential";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { releaseVersion } from "@forecourt/service-kit/releases/release-version";
import type { ReleaseAddresses } from "@forecourt/service-kit/releases/started-services";
import type { RendererHost } from "../render/renderer-host.ts";

/** The record with an id that is served; null = none is. */
export type RecordOf = (
  id: string,
) => Promise<Pick<ReleaseRecord, "services" | "triesServices"> | null>;

interface Options {
  recordOf: RecordOf;
  started: ReleaseAddresses;
  credential: string | null;
}

/**
 * The services as loaders call them. A call for a page goes to the release of the service that the page's record names,
 * where that runs beside the live one: for a canary, and until what was promoted has taken over. Every other call, and
 * one that finds nobody listening there, goes to the live service.
 * @param credential what is sent with each call; null = none
 */
export function servicesByRecord(
  replicas: Record<ServiceName, string[]>,
  started: ReleaseAddresses,
  recordOf: RecordOf,
  credential = serviceCredential(),
): RendererHost["services"] {
  const options = { started, recordOf, credential };
  const entries = serviceNames.map((name) => {
    const [address = ""] = replicas[name];
    const live = fetchFromReplicas(replicas[name], options);
    return [name, { address, fetch: fetchByRecord(name, live, options) }];
  });
  return Object.fromEntries(entries);
}

function fetchByRecord(name: ServiceName, live: typeof fetch, options: Options): typeof fetch {
  const releases = new Map<string, typeof fetch>();
  const fetchAt = (url: string) => {
    const known = releases.get(url) ?? fetchFromReplicas([url], options);
    releases.set(url, known);
    return known;
  };
  return async (input, init) => {
    const own = await besideOf(name, init, options);
    if (!own) return live(input, init);
    try {
      return withVersionOf(own.release, await fetchAt(own.url)(input, init));
    } catch (error) {
      if (isRefused(error)) return live(input, init);
      throw error;
    }
  };
}

/** The release beside the live service that the record of a call names; null = none, or it does not run. */
async function besideOf(
  name: ServiceName,
  init: RequestInit | undefined,
  { recordOf, started }: Options,
): Promise<{ release: string; url: string } | null> {
  const id = new Headers(init?.headers).get(internalHeaders.record);
  const record = id === null ? null : await recordOf(id);
  const release = record?.services?.[name]?.release;
  if (release === undefined) return null;
  const isTried = record?.triesServices?.[name] !== undefined;
  const url = isTried ? await started.find(name, release) : started.running(name, release);
  return url === null ? null : { release, url };
}

/**
 * Prefixes the version of the data with the release: the data of a release have versions of their own, with which a
 * page that was made from them is compared.
 */
function withVersionOf(release: string, answer: Response): Response {
  const version = answer.headers.get(internalHeaders.version);
  if (version === null) return answer;
  const headers = new Headers(answer.headers);
  headers.set(internalHeaders.version, releaseVersion.state(release, version));
  const { status, statusText, body } = answer;
  return new Response(body, { status, statusText, headers });
}

/** True when nobody listened, so nothing was sent. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}
