import type { Menu } from "@forecourt/contracts/dealer-config/menu";
import { findLink } from "@forecourt/contracts/link-targets";
import type { JsonPath } from "../json/json.ts";

/** What menus, groups and links have in common, as far as it matters for their checks. */
export interface MenuItem {
  text: string | null;
  label: string | null;
  path?: string | null;
  target?: string | null;
  flag?: string | null;
}

/** Destination of a menu item. */
interface Destination {
  path: string;
  /** Page flags that all have to be on, besides the flag of the page at `path`. */
  flags: readonly string[];
}

/** Destination of `item`; null for a group, an action, or a target that does not exist. */
export function destinationOf({ path, target, flag }: MenuItem): Destination | null {
  const link = target ? findLink(target) : path ? { path, flags: [] } : null;
  return link && { path: link.path, flags: flag ? [...link.flags, flag] : link.flags };
}

/** Every menu, group, action and link of `menu`, with its place below `menu`. */
export function everyMenuItem(menu: Menu): { at: JsonPath; item: MenuItem }[] {
  return [
    ...Object.entries(menu.header).flatMap(([id, entry]) => withLinks(["header", id], entry)),
    ...menu.mobile.map((item, index) => ({ at: ["mobile", index], item })),
    ...Object.entries(menu.footer).flatMap(([id, entry]) => withLinks(["footer", id], entry)),
    ...menu.footerLine.map((item, index) => ({ at: ["footerLine", index], item })),
  ];
}

function withLinks(
  at: JsonPath,
  entry: MenuItem & { links: MenuItem[] },
): { at: JsonPath; item: MenuItem }[] {
  return [
    { at, item: entry },
    ...entry.links.map((item, index) => ({ at: [...at, "links", index], item })),
  ];
}
