import { areaNames } from "@forecourt/contracts/areas";
import { commonServiceNames, type ServiceName } from "@forecourt/contracts/services";
import type { GatewayDeps } from "./deps.ts";
import type { Limits } from "./limits.ts";
import type { ProxyClient } from "./proxy/proxy-client.ts";
import { createUpstream, type Upstream } from "./proxy/upstream.ts";

interface Upstreams {
  /** Changes with the services that are added. */
  services: Map<ServiceName, Upstream>;
  images: Upstream;
  localChat: Upstream | null;
  /** The site is not ready without any of these. */
  required: readonly Upstream[];
  /** Pages render without these. */
  optional: Upstream[];
  create(name: ServiceName, urls: readonly string[]): Upstream;
}

/** Everything that the gateway forwards to besides `shell`; images have bounds of their own. */
export function createUpstreams(
  { services, images, localChat = null }: Pick<GatewayDeps, "services" | "images" | "localChat">,
  { shell, limits, proxyClient }: { shell: Upstream; limits: Limits; proxyClient: ProxyClient },
): Upstreams {
  const create = (name: string, urls: readonly string[], maxConcurrent: number) =>
    createUpstream(name, urls, { limits: { ...limits, maxConcurrent }, proxyClient });
  const createService = (name: ServiceName, urls: readonly string[]) =>
    createUpstream(name, urls, { limits, proxyClient });
  const named = (name: ServiceName) => [name, createService(name, services[name])] as const;
  const areas = areaNames.map(named);
  const common = commonServiceNames.map(named);
  const imagesUpstream = create("images", images, limits.maxConcurrentImages);
  return {
    services: new Map<ServiceName, Upstream>([...areas, ...common]),
    images: imagesUpstream,
    localChat:
      localChat === null ? null : createUpstream("chat", [localChat], { limits, proxyClient }),
    required: [shell, ...areas.map(([, upstream]) => upstream)],
    optional: [imagesUpstream, ...common.map(([, upstream]) => upstream)],
    create: createService,
  };
}
