import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { MenuLink } from "@forecourt/contracts/dealer-config/menu";
import { isOffered } from "@forecourt/contracts/offer";
import type { SiteLink, SiteMenu } from "@forecourt/contracts/site-menu";
import { destinationOf, type MenuItem } from "./menu-items.ts";

/** The menus as this store's visitors see them: without switched-off pages and empty groups. */
export function resolveMenu(config: DealerConfig, texts: Record<string, string>): SiteMenu {
  const { header, footer, footerLine, mobile } = config.menu;
  const label = (item: MenuItem): string => item.label ?? texts[item.text ?? ""] ?? "";
  /** Null where the item leads nowhere, or to something that is switched off. */
  const pathOf = (item: MenuItem): string | null => {
    const destination = destinationOf(item);
    return destination && isOpen(config, destination.path, destination.flags)
      ? destination.path
      : null;
  };
  const links = (items: MenuLink[]): SiteLink[] =>
    items.flatMap((item) => {
      const path = pathOf(item);
      return path === null ? [] : [{ label: label(item), path }];
    });
  return {
    header: Object.values(header)
      .map((menu) => ({ label: label(menu), path: pathOf(menu), links: links(menu.links) }))
      .filter((menu) => menu.path !== null || menu.links.length > 0),
    mobile: mobile
      .map((item) => ({ label: label(item), action: item.action, path: pathOf(item) }))
      .filter(({ action, path }) => action !== "pre-approval" || path !== null),
    footer: Object.values(footer)
      .map((group) => ({ title: label(group), links: links(group.links) }))
      .filter((group) => group.links.length > 0),
    footerLine: links(footerLine),
  };
}

/** Whether `path` is on offer and every page flag of `flags` is on. */
export function isOpen(
  { pages, inventory }: Pick<DealerConfig, "pages" | "inventory">,
  path: string,
  flags: readonly string[] = [],
): boolean {
  const known: Readonly<Record<string, boolean>> = pages;
  if (!flags.every((flag) => known[flag])) return false;
  return isOffered({ pages, conditions: inventory.conditions }, path);
}
