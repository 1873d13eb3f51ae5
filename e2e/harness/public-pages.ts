import { type AreaName, fixedPaths } from "@forecourt/contracts/areas";
import { type DemoDealer, isOnAtDemoDealer } from "./demo-page-flags.ts";

interface PublicPagesOptions {
  without?: readonly AreaName[];
  /** Dealer that has the pages. Default: the dealer with one store. */
  dealer?: DemoDealer | undefined;
}

/**
 * One address of each page that all visitors share and that needs no parameters, in the order of the
 * areas; of all areas, or of all but some.
 * Pages that the demo dealer has switched off are left out.
 */
export function publicPages({ without = [], dealer }: PublicPagesOptions = {}): string[] {
  const shared = fixedPaths().filter(
    ({ area, personal, flag }) =>
      !personal && !without.includes(area) && isOnAtDemoDealer(flag, dealer),
  );
  const first = new Map(
    shared.toReversed().map(({ area, page, path }) => [`${area}.${page}`, path]),
  );
  return [...first.values()].toReversed();
}
