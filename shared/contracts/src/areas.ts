import { type AreaName, areaNames } from "./area-names.ts";
import type { PageDefinition } from "./areas/define-area.ts";
import type { FragmentId } from "./fragments.ts";
import { areaPages } from "./generated/area-pages.ts";
import {
  matchPath,
  overlap,
  type Params,
  pathWithoutParams,
  splitPath,
} from "./paths/path-pattern.ts";

export { type AreaName, areaNames };

/**
 * The pages of every area, in the order of their teams. Two path patterns that could match the same
 * path fail the tests and the build. No schemas here: this may reach browsers.
 */
export const areas = areaPages;

export type PageId<A extends AreaName> = keyof (typeof areas)[A] & string;

export interface OwnedPath {
  area: AreaName;
  page: string;
  flag: string;
  /** See `PageDefinition`; null = none. */
  elsewhereFlag: string | null;
  /** Fragments that other areas render on the page. */
  fragments: readonly FragmentId[];
  params: Params;
}

/** Area and page that own `path`; null for an unknown path. A trailing slash is ignored. */
export function ownerOf(path: string): OwnedPath | null {
  const segments = splitPath(path);
  for (const { area, page, entry } of everyPage()) {
    for (const pattern of entry.paths) {
      const params = matchPath(pattern, segments);
      const { flag, elsewhereFlag = null, fragments = [] } = entry;
      if (params) return { area, page, flag, elsewhereFlag, fragments, params };
    }
  }
  return null;
}

export interface FixedPath {
  path: string;
  area: AreaName;
  page: string;
  flag: string;
  /** See `PageDefinition`. */
  personal: boolean;
  byForm: boolean;
}

/** Every page whose path has no parameters, in the order of the areas. */
export function fixedPaths(): FixedPath[] {
  return everyPage().flatMap(({ area, page, entry }) =>
    entry.paths
      .map(pathWithoutParams)
      .filter((path) => path !== null)
      .map((path) => {
        const { flag, personal = false, byForm = false } = entry;
        return { path, area, page, flag, personal, byForm };
      }),
  );
}

/** Whether a page is different for each visitor, by its address at least, so that it is shared by none. */
export function isPersonalPage(area: AreaName, page: string): boolean {
  return everyPage().some((one) => one.area === area && one.page === page && one.entry.personal);
}

/**
 * Prefixes of the paths of personal pages, one for each car or inquiry. `robots.txt` disallows them, so
 * that crawlers do not request many pages that no search engine may list.
 */
export function crawlerDisallowedPaths(): string[] {
  const personal = everyPage().filter(({ entry }) => entry.personal);
  const paths = personal.flatMap(({ entry }) =>
    entry.paths.flatMap((path) => {
      const at = path.indexOf("/:");
      return at < 0 ? [] : [path.slice(0, at + 1)];
    }),
  );
  return [...new Set(paths)];
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

interface DefinedPage {
  area: AreaName;
  page: string;
  entry: PageDefinition;
}

let definedPages: readonly DefinedPage[] | null = null;

function everyPage(): readonly DefinedPage[] {
  definedPages ??= areaNames.flatMap((area) =>
    Object.entries<PageDefinition>(areas[area]).map(([page, entry]) => ({ area, page, entry })),
  );
  return definedPages;
}
