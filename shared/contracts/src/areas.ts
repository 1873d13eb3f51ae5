import { matchPath, overlap, type Params, pathWithoutParams } from "./paths/path-pattern.ts";

export const areaNames = ["inventory", "financing", "trade", "service", "company"] as const;
export type AreaName = (typeof areaNames)[number];

/** Page flags: a dealer or a store switches pages on and off by these names. */
interface PageEntry {
  readonly flag: string;
  readonly paths: readonly string[];
  /** True for pages that show what one visitor chose: neither the sitemap nor search engines list them. */
  readonly personal?: true;
}

const filters = "/:first(filter)?/:second(filter)?/:third(filter)?";

/**
 * Who owns which path. Every page of the site stands here once, under the area whose remote draws
 * it; two patterns that could match the same path fail the tests and the build.
 */
export const areas = {
  inventory: {
    search: {
      flag: "search",
      paths: [
        `/cars-for-sale${filters}`,
        `/used-cars-for-sale${filters}`,
        `/new-cars-for-sale${filters}`,
        `/certified-cars-for-sale${filters}`,
      ],
    },
    vehicle: {
      flag: "search",
      paths: [
        "/cars-for-sale/:vehicle(vehicle)",
        "/used-cars-for-sale/:vehicle(vehicle)",
        "/new-cars-for-sale/:vehicle(vehicle)",
        "/certified-cars-for-sale/:vehicle(vehicle)",
      ],
    },
    compare: { flag: "search", paths: ["/compare"], personal: true },
    saved: { flag: "search", paths: ["/saved-cars"], personal: true },
    personalize: { flag: "search", paths: ["/personalize/:vehicle(vehicle)"], personal: true },
    testDrive: { flag: "search", paths: ["/test-drive/:vehicle(vehicle)"], personal: true },
    unlock: { flag: "search", paths: ["/private-inventory"], personal: true },
  },
  financing: {
    index: { flag: "autoFinancing", paths: ["/auto-financing"] },
  },
  trade: {
    index: { flag: "sellTrade", paths: ["/sell-trade-my-car"] },
  },
  service: {
    index: { flag: "service", paths: ["/service"] },
  },
  company: {
    home: { flag: "home", paths: ["/"] },
    about: { flag: "ourCompany", paths: ["/our-company"] },
    /** Where a receipt leads, so it is there wherever the site is. */
    inquiry: { flag: "home", paths: ["/inquiry/:token"], personal: true },
  },
} as const satisfies Record<AreaName, Record<string, PageEntry>>;

export type PageId<A extends AreaName> = keyof (typeof areas)[A] & string;

export interface OwnedPath {
  area: AreaName;
  page: string;
  flag: string;
  params: Params;
}

/** Which area and page own `path`; null for a path of nobody's. A trailing slash is ignored. */
export function ownerOf(path: string): OwnedPath | null {
  for (const { area, page, entry } of everyPage()) {
    for (const pattern of entry.paths) {
      const params = matchPath(pattern, path);
      if (params) return { area, page, flag: entry.flag, params };
    }
  }
  return null;
}

export interface FixedPath {
  path: string;
  area: AreaName;
  page: string;
  flag: string;
  /** See `PageEntry`. */
  personal: boolean;
}

/** Every page that has an address of its own, without parameters, in the order of the areas. */
export function fixedPaths(): FixedPath[] {
  return everyPage().flatMap(({ area, page, entry }) =>
    entry.paths
      .map(pathWithoutParams)
      .filter((path) => path !== null)
      .map((path) => ({ path, area, page, flag: entry.flag, personal: entry.personal ?? false })),
  );
}

/**
 * Beginnings of paths below which each car, or each inquiry, has personal pages: many, and none that
 * a search engine may list. For `robots.txt`, so that crawlers do not spend their time there.
 */
export function crawlerDisallowedPaths(): string[] {
  const personal = everyPage().filter(({ entry }) => entry.personal);
  return personal.flatMap(({ entry }) =>
    entry.paths.flatMap((path) => {
      const at = path.indexOf("/:");
      return at < 0 ? [] : [path.slice(0, at + 1)];
    }),
  );
}

/** Pairs of patterns that could match the same path; empty when ownership is sound. */
export function overlappingPaths(): [string, string][] {
  const patterns = everyPage().flatMap(({ entry }) => entry.paths);
  return patterns.flatMap((left, index) =>
    patterns
      .slice(index + 1)
      .flatMap((right): [string, string][] => (overlap(left, right) ? [[left, right]] : [])),
  );
}

function everyPage(): { area: AreaName; page: string; entry: PageEntry }[] {
  return areaNames.flatMap((area) =>
    Object.entries<PageEntry>(areas[area]).map(([page, entry]) => ({ area, page, entry })),
  );
}
