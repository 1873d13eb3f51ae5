import type { AreaName, PageId } from "@forecourt/contracts/areas";
import type { FragmentId } from "@forecourt/contracts/fragments";
import type { ComponentType, ReactNode } from "react";
import type { DeferredValue } from "./deferred.tsx";

/** Exports of a page's module: a component that renders finished data. It never fetches. */
export interface PageModule<Data> {
  Page: ComponentType<{ data: Data; deferred: DeferredValues; fragments?: PageFragments }>;
}

/** Fragments of other areas on a page, by id; one that has failed or has nothing to show is missing. */
export type PageFragments = Partial<Record<FragmentId, ReactNode>>;

/** The `deferred` values of a loader, by name; see `Deferred`. */
export type DeferredValues = Readonly<Record<string, DeferredValue<never>>>;

/** Loads a page's code; one chunk a page. */
export type PageImport<Data> = () => Promise<PageModule<Data>>;

/** `never` accepts every page's data type; the shell passes on what the loader returned. */
export type AreaPages = Record<string, PageImport<never>>;

/**
 * Declares the pages an area draws, by the page ids of `contracts/areas.ts`. This is a remote's
 * whole public surface in the browser; a missing or unknown page does not compile.
 */
export function definePages<A extends AreaName>() {
  return <P extends { [K in PageId<A>]: PageImport<never> }>(
    pages: P & { [K in Exclude<keyof P, PageId<A>>]: never },
  ): P => pages;
}

/** A page's module once its lazy parts are loaded, as far as they are needed at once. */
export async function withParts<Page extends { loadParts(): Promise<void> }>(
  page: Page,
): Promise<Page> {
  await page.loadParts();
  return page;
}
