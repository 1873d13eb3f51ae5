import { allAreas, type areaDefinitions } from "./area-definitions.ts";
import type { AreaName } from "./areas.ts";
import { pathWithoutParams } from "./paths/path-pattern.ts";

type TargetsOf<A extends AreaName> =
  | keyof (typeof areaDefinitions)[A]["pages"]
  | keyof (typeof areaDefinitions)[A]["sections"];

/**
 * Name of a page or section that menus and other areas link to, such as `financing.preApproval`. It
 * stays the same when a section becomes a page and its address changes.
 */
export type LinkTarget = { [A in AreaName]: `${A}.${TargetsOf<A> & string}` }[AreaName];

interface Link {
  /** Path of this site, with a fragment for a section. */
  readonly path: string;
  /** Page flags that must all be on. */
  readonly flags: readonly string[];
}

const links: ReadonlyMap<string, Link> = new Map(
  allAreas.flatMap(({ name, pages, sections }) => [
    ...Object.entries(pages).flatMap(([page, { paths, flag }]): [string, Link][] => {
      const [path] = paths.map(pathWithoutParams).filter((one) => one !== null);
      return path === undefined ? [] : [[`${name}.${page}`, { path, flags: [flag] }]];
    }),
    ...Object.entries(sections).map(([id, { page, fragment, flag }]): [string, Link] => [
      `${name}.${id}`,
      {
        path: `${pages[page]?.paths[0]}#${fragment}`,
        flags: [pages[page]?.flag, flag].filter((one) => one !== undefined),
      },
    ]),
  ]),
);

/** Every name of a link target. */
export const linkTargets: readonly string[] = [...links.keys()];

/** The link of a target by name; null when there is no such target. */
export function findLink(target: string): Link | null {
  return links.get(target) ?? null;
}

/** The path of a target; null where one of its page flags is off. */
export function linkTo(
  pages: Readonly<Record<string, boolean>>,
  target: LinkTarget,
): string | null {
  const link = links.get(target);
  return link && link.flags.every((flag) => pages[flag]) ? link.path : null;
}
