import type { ServiceName } from "@forecourt/contracts/services";
import type { AddedServices } from "@forecourt/service-kit/releases/added-services";
import type { VersionWatch } from "./pages/version-watch.ts";
import type { Upstream } from "./proxy/upstream.ts";

interface AddedDeps {
  /** By name; changes with the list. */
  services: Map<ServiceName, Upstream>;
  /** Services without which the site is ready, too; changes with the list. */
  optional: Upstream[];
  versions: Pick<VersionWatch, "addUpstream" | "removeUpstream">;
  create(name: ServiceName, urls: readonly string[]): Upstream;
}

/**
 * Returns a function that applies a list of added services: requests are forwarded to the listed services from then on,
 * and no more to services of an earlier list. Services with which the site was started stay.
 */
export function createAddedServices({ services, optional, versions, create }: AddedDeps) {
  const added = new Map<ServiceName, Upstream>();
  return (list: AddedServices): void => {
    const wanted = new Map(Object.entries(list) as [ServiceName, readonly string[]][]);
    for (const [name, upstream] of added) {
      if (isSame(upstream, wanted.get(name))) continue;
      added.delete(name);
      services.delete(name);
      optional.splice(optional.indexOf(upstream), 1);
      versions.removeUpstream(name);
    }
    for (const [name, urls] of wanted) {
      if (services.has(name)) continue;
      const upstream = create(name, urls);
      added.set(name, upstream);
      services.set(name, upstream);
      optional.push(upstream);
      versions.addUpstream(name, urls);
    }
  };
}

function isSame({ replicas }: Upstream, urls: readonly string[] | undefined): boolean {
  const known = replicas.map(({ url }) => url.origin);
  return known.join() === urls?.map((url) => new URL(url).origin).join();
}
