import { defaultLanguage, pathInLanguage, splitLanguage } from "@forecourt/contracts/language";
import type { BrowserSite } from "@forecourt/contracts/site";
import { type HeadTag, headAttribute, headTags } from "../app/head-tags.ts";
import {
  type BootState,
  bootGlobal,
  firstViewAttribute,
  type PageState,
} from "../app/page-state.ts";
import { previewSize } from "./preview-size.ts";
import { startScript } from "./start-script.ts";
import type { ThemeRules } from "./theme-rules.ts";

export interface StyleSheet {
  href: string;
  /** Inlined, so that the first paint waits for no other file; null = linked instead. */
  text: string | null;
}

/** The files that one document needs. */
export interface DocumentAssets {
  /** Scripts that are fetched together with the shell's entry. */
  preload: string[];
  css: StyleSheet[];
  theme: ThemeRules;
  entry: string;
}

/** Facts about how a document was made; `npm run release -- show` has more about its record. */
export interface MadeBy {
  /** Id of the release record. */
  record: string;
  /** Version of the dealers' configuration; missing when the process is older than this release of the shell. */
  configuration?: string | undefined;
}

/** The document before React's markup. */
export function documentStart(
  site: BrowserSite,
  page: PageState,
  assets: DocumentAssets,
  { nonce, made }: { nonce: string | null; made: MadeBy },
): string {
  const tags = headTags(page.head, site);
  return [
    `<!doctype html><html lang="${site.language ?? defaultLanguage}" ${firstViewAttribute}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(page.head.title)}</title>`,
    `<meta name="forecourt:record" content="${escapeAttribute(madeText(made))}">`,
    fontPreload(assets.theme.fontUrl),
    ...assets.css.map((sheet) => styleSheetHtml(sheet, nonce)),
    assets.theme.rules && styleElement(assets.theme.rules, nonce),
    site.icon === null ? "" : `<link rel="icon" href="${escapeAttribute(site.icon)}">`,
    ...[...tags, ...previewSize(tags), ...alternates(page.head, site)].map(tagHtml),
    `</head><body><div id="root">`,
  ].join("");
}

/** `0123456789abcdef configuration=0123456789ab` */
function madeText({ record, configuration }: MadeBy): string {
  return configuration === undefined ? record : `${record} configuration=${configuration}`;
}

/** The page in each language of the site, for search engines; none for a page in one. */
function alternates(
  { canonical, index }: PageState["head"],
  { origin, languages = [] }: BrowserSite,
): HeadTag[] {
  if (canonical === null || index === false || languages.length < 2) return [];
  const codes = languages.map(({ code }) => code);
  const { path } = splitLanguage(canonical, codes);
  const link = (hreflang: string, language: string): HeadTag => {
    const href = origin + pathInLanguage(path, language);
    return { tag: "link", attributes: { rel: "alternate", hreflang, href } };
  };
  return [...codes.map((code) => link(code, code)), link("x-default", defaultLanguage)];
}

/** A complete document in pieces, with its inline script after the markup. */
export function wholeDocument(
  start: string,
  markup: string,
  script: string,
  nonce: string | null,
): string[] {
  return [start, markup, `</div><script${nonceAttribute(nonce)}>${script}</script></body></html>`];
}

/** The document after React's markup. */
export const documentEnd = "</div></body></html>";

/** The boot state with its page as `inlineJson`, which is also part of the key of its markup. */
type BootParts = Omit<BootState, "page"> & { pageJson: string };

/**
 * The inline script after the first view: passes `boot` to the browser and starts the shell. The page
 * works before any script is loaded, so scripts are fetched right after the first paint, whose bytes
 * they would delay; in a hidden tab, which does not paint, at once. Inlined style sheets are also
 * linked, for print only: that fills the browser's cache, and the remote's loader sees that its styles
 * are present.
 */
export function bootScript(boot: BootParts, { entry, preload, css }: DocumentAssets): string {
  const { site, pageJson, ...rest } = boot;
  const state = `{"site":${siteJson(site)},"page":${pageJson},${inlineJson(rest).slice(1)}`;
  const inlined = css.filter(({ text }) => text !== null).map(({ href }) => href);
  const files = [preload, inlined, entry].map(inlineJson).join(",");
  return `globalThis.${bootGlobal}=${state};${startScript}(${files})`;
}

/** Cached by site, which is the same for all visitors of a store and half of the inlined state. */
const siteJsonCache = new WeakMap<BrowserSite, string>();

function siteJson(site: BrowserSite): string {
  const json = siteJsonCache.get(site) ?? inlineJson(site);
  siteJsonCache.set(site, json);
  return json;
}

/** JSON that is safe in a script element: it can neither close the element nor open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** The first paint waits for a preloaded font for up to 100 ms. Fonts are always fetched with CORS. */
function fontPreload(url: string | null): string {
  if (url === null) return "";
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`;
}

/** An inlined style sheet, or a link when its text is not available. */
function styleSheetHtml({ href, text }: StyleSheet, nonce: string | null): string {
  if (text === null) return `<link rel="stylesheet" href="${escapeAttribute(href)}">`;
  return styleElement(inlineStyle(text), nonce);
}

/** The text of each inline style element of a document, for the hashes of its security policy. */
export function inlineStyles({ css, theme }: DocumentAssets): string[] {
  const sheets = css.flatMap(({ text }) => (text === null ? [] : [inlineStyle(text)]));
  return [...sheets, theme.rules].filter((rules) => rules !== "");
}

function styleElement(rules: string, nonce: string | null): string {
  return `<style${nonceAttribute(nonce)}>${rules}</style>`;
}

function nonceAttribute(nonce: string | null): string {
  return nonce === null ? "" : ` nonce="${escapeAttribute(nonce)}"`;
}

/** A style sheet that cannot close its element. */
function inlineStyle(text: string): string {
  return text.replaceAll("</", "<\\/");
}

function tagHtml({ tag, attributes, content }: HeadTag): string {
  const list = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeAttribute(value)}"`,
  );
  const start = `<${tag} ${list.join(" ")} ${headAttribute}="">`;
  if (content === undefined) return start;
  return `${start}${content.replaceAll("<", "\\u003c")}</${tag}>`;
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
