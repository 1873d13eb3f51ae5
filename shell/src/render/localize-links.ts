import { areas } from "@forecourt/contracts/areas";
import type { PageDefinition } from "@forecourt/contracts/areas/define-area";
import { defaultLanguage, pathInLanguage, withoutLanguage } from "@forecourt/contracts/language";
import { pathForStore } from "@forecourt/contracts/paths/asked-store";
import { isPathOfPage } from "@forecourt/contracts/paths/path-of-page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteMenu } from "@forecourt/contracts/site-menu";
import { siteStore } from "./site-of-address.ts";

type LinkedSite = Pick<SiteContext, "language" | "origin" | "aliases">;
type StoreSite = LinkedSite & Pick<SiteContext, "store" | "storeAsked">;

/** First segments of the paths of all pages: `used-cars-for-sale`. */
const firstSegments: ReadonlySet<string> = new Set(
  Object.values<Readonly<Record<string, PageDefinition>>>(areas).flatMap((pages) =>
    Object.values(pages).flatMap(({ paths }) => paths.map(firstSegmentOf)),
  ),
);

function firstSegmentOf(path: string): string {
  return path.split(/[/?#]/, 2)[1] ?? "";
}

/**
 * The same data with links in the language of the site: loaders and settings have addresses without a prefix. A link is
 * a whole text that is the path of a page, with the origin or without; paths of APIs and files are none.
 */
export function localizeLinks<Value>(value: Value, site: LinkedSite): Value {
  const { language = defaultLanguage } = site;
  if (language === defaultLanguage) return value;
  return localized(value, (text) => localizePath(text, site, language)) as Value;
}

/**
 * The same data with links for the store that the address of the page names, so that the next page is for that store,
 * too. Not for data about the page's own address.
 */
export function keepStoreInLinks<Value>(value: Value, site: StoreSite): Value {
  const store = siteStore(site);
  if (store === null) return value;
  const { aliases = {} } = site;
  return localized(value, (text) =>
    isPage(withoutLanguage(text), aliases) ? pathForStore(text, store) : text,
  ) as Value;
}

/**
 * Menus with links for the store that the address names, which search engines need not read. In the footer's last line,
 * which is about the whole dealer, only the link to the contact page changes.
 */
export function keepStoreInMenu(menu: SiteMenu, site: StoreSite): SiteMenu {
  if (siteStore(site) === null) return menu;
  const { header, mobile, footer, footerLine } = keepStoreInLinks(menu, site);
  const own = <Link extends { path: string | null }>(link: Link) =>
    link.path?.includes("?") ? { ...link, rel: "nofollow" as const } : link;
  return {
    header: header.map((item) => own({ ...item, links: item.links.map(own) })),
    mobile: mobile.map(own),
    footer: footer.map((group) => ({ ...group, links: group.links.map(own) })),
    footerLine: footerLine.map((link, at) => {
      const usual = menu.footerLine[at] ?? link;
      return isPathOfPage(usual.path, "company", "contact") ? own(link) : usual;
    }),
  };
}

function localizePath(
  text: string,
  { origin, aliases = {} }: LinkedSite,
  language: string,
): string {
  if (text.startsWith(origin)) {
    const path = text.slice(origin.length);
    return isPage(path, aliases) ? origin + pathInLanguage(path, language) : text;
  }
  return isPage(text, aliases) ? pathInLanguage(text, language) : text;
}

function isPage(path: string, aliases: NonNullable<LinkedSite["aliases"]>): boolean {
  if (!/^\/(?!\/)\S*$/.test(path)) return false;
  const first = firstSegmentOf(path);
  return firstSegments.has(first) || Object.hasOwn(aliases, `/${first}`);
}

function localized(value: unknown, localize: (text: string) => string): unknown {
  if (typeof value === "string") return localize(value);
  if (Array.isArray(value)) return value.map((item) => localized(item, localize));
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Promise) return value.then((settled) => localized(settled, localize));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localized(inner, localize)]),
  );
}
