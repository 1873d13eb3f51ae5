import { type AreaName, fixedPaths } from "@forecourt/contracts/areas";

/**
 * One address of each page that all visitors share and that needs no parameters, in the order of the
 * areas; of all areas, or of all but some.
 */
export function publicPages({ without = [] }: { without?: readonly AreaName[] } = {}): string[] {
  const shared = fixedPaths().filter(({ area, personal }) => !personal && !without.includes(area));
  const first = new Map(
    shared.toReversed().map(({ area, page, path }) => [`${area}.${page}`, path]),
  );
  return [...first.values()].toReversed();
}
