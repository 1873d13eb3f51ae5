import type { AreaName } from "@forecourt/contracts/areas";
import type { PageRequest } from "@forecourt/contracts/page";
import type { ReplyCache } from "@forecourt/contracts/reply-cache";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { anonymousVisitor, type VerifiedClaims } from "@forecourt/contracts/visitor/visitor";
import { remoteId } from "./assets.ts";
import type { DataVersions } from "./data-versions.ts";
import type { RendererHost, RenderRequest } from "./renderer-host.ts";

/** Input of a loader besides the address. The versions of the data that it fetches are recorded. */
export function loaderRequest(
  deps: Pick<RendererHost, "services" | "replies">,
  { tenant, site, visitor = anonymousVisitor, requestId, record }: RenderRequest,
  { area, signal, versions }: { area: AreaName; signal: AbortSignal; versions: DataVersions },
): Omit<PageRequest, "url" | "path" | "params"> {
  const common = Object.entries(deps.services).map(([name, service]) => {
    return [name, { ...service, fetch: versions.recording(name, service.fetch) }] as const;
  });
  return {
    tenant,
    site,
    visitor,
    service: deps.services[area].address,
    fetch: versions.recording(area, deps.services[area].fetch),
    common: Object.fromEntries(common),
    ...(deps.replies && { replies: repliesOf(deps.replies, remoteId(record, area)) }),
    headers: {
      [internalHeaders.dealer]: tenant.dealerId,
      ...(tenant.storeId === null ? {} : { [internalHeaders.store]: tenant.storeId }),
      ...(tenant.language === undefined ? {} : { [internalHeaders.language]: tenant.language }),
      ...unlockedHeader(visitor.proven),
      // Id for the log of the service.
      [internalHeaders.record]: record.id,
      [requestIdHeader]: requestId,
    },
    signal,
  };
}

/** The replies as one release of a remote has parsed them: its schemas may differ from those of another. */
function repliesOf(replies: ReplyCache, release: string): ReplyCache {
  return {
    get: (request) => replies.get(`${release} ${request}`),
    set: (request, reply) => replies.set(`${release} ${request}`, reply),
  };
}

/** Content that this visitor has unlocked, from verified claims only, because services trust this header. */
function unlockedHeader({ unlockInventory, unlockPrice }: VerifiedClaims): Record<string, string> {
  const unlocked = [
    ...(unlockInventory === null ? [] : ["inventory"]),
    ...(unlockPrice === null ? [] : ["price"]),
  ];
  return unlocked.length === 0 ? {} : { [internalHeaders.unlocked]: unlocked.join(" ") };
}
