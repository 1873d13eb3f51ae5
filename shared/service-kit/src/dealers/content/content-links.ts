import { ownerOf } from "@forecourt/contracts/areas";
import type { ContentName } from "@forecourt/contracts/content";
import { isObject, type Json, type JsonPath } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";

/** Section ids by page, for pages with content. */
export type Sections = ReadonlyMap<string, ReadonlySet<string>>;

/** The sections of each content that links can refer to. */
export function sectionsOf(contents: Iterable<readonly [ContentName, Json]>): Sections {
  return new Map([...contents].map(([name, document]) => [name, new Set(idsIn(document))]));
}

/** Every value of the key `id`: the sections of a content. */
export function idsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  const own = typeof value.id === "string" ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Findings for links to pages or sections that do not exist. */
export function linkFindings(value: Json, sections: Sections, at: JsonPath = []): Finding[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => linkFindings(entry, sections, [...at, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, key];
    if ((key !== "href" && key !== "url") || typeof inner !== "string")
      return linkFindings(inner, sections, path);
    const message = brokenLinkReason(inner, sections);
    return message === null ? [] : [{ path, message }];
  });
}

/** Why a path of this site leads nowhere; null when it is valid or leads to another site. */
export function brokenLinkReason(href: string, sections: Sections): string | null {
  if (!href.startsWith("/")) return null;
  const [address = "", hash] = href.split("#");
  const [path = ""] = address.split("?");
  const owner = ownerOf(path);
  if (!owner) return `expected the path of a page of this site, found "${href}"`;
  const ids = sections.get(`${owner.area}/${owner.page}`);
  if (hash === undefined || !ids || ids.has(hash)) return null;
  return `expected a section of that page, found "${href}"${didYouMean(hash, ids)}`;
}
