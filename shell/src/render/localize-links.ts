import { areas } from "@forecourt/contracts/areas";
import type { PageDefinition } from "@forecourt/contracts/areas/define-area";
import { defaultLanguage, pathInLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";

type LinkedSite = Pick<SiteContext, "language" | "origin" | "aliases">;

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
