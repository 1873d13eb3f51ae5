import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { MenuLink } from "@forecourt/contracts/dealer-config/menu";
import { isOffered } from "@forecourt/contracts/offer";
import type { SiteLink, SiteMenu } from "@forecourt/contracts/site";
import type { MenuItem } from "./menu-items.ts";

/** The menus as this store's visitors see them: without switched-off pages and empty groups. */
export function resolveMenu(config: DealerConfig, texts: Record<string, string>): SiteMenu {
  const { header, footer, footerLine, mobile } = config.menu;
  const label = (item: MenuItem): string => item.label ?? texts[item.text ?? ""] ?? "";
  const links = (items: MenuLink[]): SiteLink[] =>
    items
      .filter((item) => isOpen(config, item.path, item.flag))
      .map((item) => ({ label: label(item), path: item.path }));
  return {
    header: Object.values(header)
      .map((menu) => ({
        label: label(menu),
        path: menu.path !== null && isOpen(config, menu.path) ? menu.path : null,
        links: links(menu.links),
      }))
      .filter((menu) => menu.path !== null || menu.links.length > 0),
    mobile: mobile
      .filter((item) => item.path === null || isOpen(config, item.path, item.flag))
      .map((item) => ({ label: label(item), action: item.action, path: item.path })),
    footer: Object.values(footer)
      .map((group) => ({ title: label(group), links: links(group.links) }))
      .filter((group) => group.links.length > 0),
    footerLine: links(footerLine),
  };
}

/** Whether `path` is on offer; `flag` asks for one more page flag, for sections with one of their own. */
export function isOpen(
  { pages, inventory }: Pick<DealerConfig, "pages" | "inventory">,
  path: string,
  flag: string | null = null,
): boolean {
  const flags: Record<string, boolean> = pages;
  if (flag !== null && !flags[flag]) return false;
  return isOffered({ pages, conditions: inventory.conditions }, path);
}
