import { ownerOf } from "@forecourt/contracts/areas";
import { splitLanguage } from "@forecourt/contracts/language";
import {
  parseVariantKey,
  type Variants,
  variantKey,
} from "@forecourt/domain/experiments/variant-key";
import type { PageExperiment } from "../tenants/tenants.ts";

/** The address of a page as the client requested it. */
export interface PageAddress {
  /** The path without language: `/used-cars-for-sale`. */
  path: string;
  /** Area and name: `inventory/search`; null = no page has this path. */
  page: string | null;
  query: URLSearchParams;
}

/** The address of a document or of a payload. */
export function pageAddress(url: string, languages: readonly string[]): PageAddress {
  const [target = "", search = ""] = url.split("?", 2);
  const page = target.replace(/\/_payload\.json$/, "") || "/";
  const { path } = splitLanguage(page, languages);
  const owner = ownerOf(decodeURIComponent(path));
  return {
    path: path.replace(/(?<=.)\/$/, ""),
    page: owner && `${owner.area}/${owner.page}`,
    query: new URLSearchParams(search),
  };
}

/** The experiments that a page is part of. */
export function experimentsOn(
  running: readonly PageExperiment[],
  { path, page, query }: PageAddress,
): PageExperiment[] {
  return running.filter(({ pages, query: wanted }) => {
    const isHere = pages === true || pages.some((one) => one === page || one === path);
    return (
      isHere && Object.entries(wanted).every(([name, value]) => hasParameter(query, name, value))
    );
  });
}

function hasParameter(query: URLSearchParams, name: string, value: string | null): boolean {
  return value === null ? query.has(name) : query.getAll(name).includes(value);
}

/** The variants of a cohort; null = it takes part in none of the experiments. */
export function assignVariants(
  experiments: readonly PageExperiment[],
  cohort: number,
): string | null {
  const assigned: Record<string, string> = {};
  for (const { name, variantOf } of experiments) {
    const variant = variantOf[cohort];
    if (variant) assigned[name] = variant;
  }
  return variantKey(assigned);
}

/**
 * The variants of the data for a document with the variants `stated`: the same variants, if all of them run and none is
 * missing that the page has for this visitor. Else the page's own variants: the browser then has to load its document.
 */
export function variantsOfPayload(
  running: readonly PageExperiment[],
  stated: string | null,
  own: string | null,
): string | null {
  const ofDocument = stated === null ? {} : parseVariantKey(stated);
  if (ofDocument === null) return own;
  const areRunning = Object.entries(ofDocument).every(([name, variant]) =>
    running.some((one) => one.name === name && Object.hasOwn(one.variants, variant)),
  );
  const wanted: Variants = (own === null ? null : parseVariantKey(own)) ?? {};
  const lacksNone = Object.entries(wanted).every(([name, variant]) => ofDocument[name] === variant);
  return areRunning && lacksNone ? stated : own;
}
