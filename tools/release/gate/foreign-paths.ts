import { overlap } from "@forecourt/contracts/paths/path-pattern";
import type { ReleaseManifest } from "@forecourt/contracts/release";

type Paths = NonNullable<ReleaseManifest["paths"]>;

/**
 * Paths of a remote that another area owns in the live shell, or that the live shell does not lead to this remote, a
 * line each.
 */
export function foreignPaths(area: string, own: Paths, shell: Paths): string[] {
  const others = Object.entries(shell).filter(([name]) => name !== area);
  const known = Object.values(shell[area] ?? {}).flat();
  return Object.entries(own[area] ?? {}).flatMap(([page, paths]) =>
    paths.flatMap((path) => {
      const owner = others.find(([, pages]) =>
        Object.values(pages).some((patterns) => patterns.some((one) => overlap(one, path))),
      );
      if (owner) return [`its page "${page}" claims ${path}, which belongs to ${owner[0]}`];
      if (known.includes(path)) return [];
      return [`its page "${page}" claims ${path}, which the live shell does not know`];
    }),
  );
}
