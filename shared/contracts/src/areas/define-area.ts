import type { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import type { FragmentId } from "../fragments.ts";
import type { LeadTemplateDefinition } from "../leads/define-template.ts";
import type { SiteContext } from "../site.ts";
import type { OwnedTextKeys } from "../text-keys/define.ts";
import type { FactSource, Facts } from "./facts.ts";

/** A page that a remote renders. */
export interface PageDefinition {
  /** The page flag: a dealer or a store switches the page off by this name. */
  readonly flag: string;
  /**
   * A flag that the settings derive: with it, the page answers although its own flag is off, because another store of
   * the dealer has it. Only a link of a content whose `when` names the flag leads to it then.
   */
  readonly elsewhereFlag?: string;
  /** Path patterns; `:name(filter)` and the like are parameters, see `paths/path-pattern.ts`. */
  readonly paths: readonly [string, ...string[]];
  /** True for pages of one visitor's data: neither the sitemap nor search engines list them. */
  readonly personal?: true;
  /** True for a page to which forms lead and no link: neither the sitemap nor search engines list it. */
  readonly byForm?: true;
  /** Fragments that other areas render on this page; one that fails is left out. */
  readonly fragments?: readonly FragmentId[];
}

/** A part of a page that menus and other areas link to by name, until it becomes a page of its own. */
export interface SectionDefinition {
  /** The page of this area that shows the section. */
  readonly page: string;
  /** The section's `id` in the content of that page. */
  readonly fragment: string;
  /** Without this page flag the section is not linked to. */
  readonly flag?: string;
}

/**
 * The paths of the pages that a content lists on a day of the store.
 * @param contentOf other contents of the area by page id; undefined where the page is switched off
 */
export type EntriesOn = (
  content: unknown,
  day: string,
  contentOf: (page: string) => unknown,
) => readonly string[];

/** A path that no page has, in lower case and without a slash at its end, and the site on which it was requested. */
export interface FormerAddress {
  readonly path: string;
  readonly site: Pick<SiteContext, "conditions">;
}

/** The part of an area that may reach browsers: no schemas. Defined in `areas/<area>/pages.ts`. */
export type PageDefinitions = Readonly<Record<string, PageDefinition>>;

/** Everything that defines one area. The platform derives its lists from these definitions. */
export interface AreaDefinition {
  /** The pages, by id; the remote exposes a component and a loader for each. */
  readonly pages: PageDefinitions;
  /** Every page flag of the area, with its default value. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly sections: Readonly<Record<string, SectionDefinition>>;
  /**
   * Pages that the search in the header finds by words, by page id: the text key of the link. Their words are the text
   * `find.<area>.<page>`, with commas between.
   */
  readonly finds?: Readonly<Record<string, string>>;
  /** Schemas of `dealers/<dealer>/content/<area>/<page>.json`, by page id or by a name of `sharedContent`. */
  readonly content: Readonly<Record<string, z.ZodType>>;
  /** Contents that several pages show: the page flag without which a store has none, by the content's name. */
  readonly sharedContent?: Readonly<Record<string, string>>;
  /**
   * Pages whose content lists other pages, by page id: the paths of those that exist on a calendar day of the
   * store. The sitemap has them. On a day without any, no menu, link or sitemap leads to the page; it has a page
   * flag that no other page of a fixed path has.
   */
  readonly entries?: Readonly<Record<string, EntriesOn>>;
  /** Names in braces that a page fills in its content on each request, by page id. */
  readonly placeholders?: Readonly<Record<string, readonly string[]>>;
  /** The present path of a page at an address of the dealer's former site; null = not one of this area. */
  readonly formerAddress?: (address: FormerAddress) => string | null;
  /** Endpoints of the area's service, below `/api/<area>/`. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** Text keys, whose texts are in `dealers/<dealer>/texts/<area>.<language>.json`. */
  readonly texts: OwnedTextKeys;
  /** Lead forms of the area, by the template key of the lead action. */
  readonly leads: Readonly<Record<string, LeadTemplateDefinition>>;
  /** Values that texts and content name in braces, such as `{claims.creditUpTo}`, by name. */
  readonly facts: (source: FactSource) => Facts;
}

/** Declares the pages of an area and keeps their exact types. */
export function definePages<const P extends PageDefinitions>(pages: P): P {
  return pages;
}

/** Declares an area and keeps its exact types. */
export function defineArea<const D extends AreaDefinition>(area: D): D {
  return area;
}
