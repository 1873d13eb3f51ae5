import type { SiteContext } from "@forecourt/contracts/site";
import { type HeadTag, headMark, headTags } from "../app/head-tags.ts";
import type { PageState } from "../app/page-state.ts";
import { type BootState, bootGlobal } from "../app/page-state.ts";

/** Addresses of the files one document needs. */
export interface DocumentAssets {
  /** Scripts to fetch in the same round as the document's own. */
  preload: string[];
  css: string[];
  entry: string;
}

/** The document up to the place where React's markup begins. */
export function documentStart(
  site: SiteContext,
  page: PageState,
  assets: DocumentAssets,
  nonce: string,
): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(page.head.title)}</title>`,
    ...assets.css.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    ...[assets.entry, ...assets.preload].map(
      (href) =>
        `<link rel="preload" as="script" nonce="${escapeAttribute(nonce)}" href="${escapeAttribute(href)}">`,
    ),
    themeStyle(site.theme, nonce),
    site.icon === null ? "" : `<link rel="icon" href="${escapeAttribute(site.icon)}">`,
    ...headTags(page.head, site).map(tagHtml),
    `</head><body><div id="root">`,
  ].join("");
}

/** The document after React's markup. */
export const documentEnd = "</div></body></html>";

/**
 * The inline script at the end of the first view: hands `boot` to the browser and starts the shell,
 * whose file the head has preloaded.
 */
export function bootScript(boot: BootState, entry: string): string {
  const { site, ...rest } = boot;
  const state = `{"site":${siteJson(site)},${inlineJson(rest).slice(1)}`;
  const start = `document.head.append(Object.assign(document.createElement("script"),{src:${inlineJson(entry)}}))`;
  return `globalThis.${bootGlobal}=${state};${start}`;
}

/** A site is the same for all visitors of a store, and half of what a document inlines. */
const sites = new WeakMap<SiteContext, string>();

function siteJson(site: SiteContext): string {
  const known = sites.get(site) ?? inlineJson(site);
  sites.set(site, known);
  return known;
}

/** JSON that is safe inside a script element: it can neither end it nor begin a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function themeStyle(theme: Record<string, string>, nonce: string): string {
  const rules = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
  if (rules.length === 0) return "";
  return `<style nonce="${escapeAttribute(nonce)}">:root{${rules.join(";").replaceAll("<", "")}}</style>`;
}

function tagHtml({ tag, attributes, content }: HeadTag): string {
  const list = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeAttribute(value)}"`,
  );
  const start = `<${tag} ${list.join(" ")} ${headMark}="">`;
  if (content === undefined) return start;
  return `${start}${content.replaceAll("<", "\\u003c")}</${tag}>`;
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
