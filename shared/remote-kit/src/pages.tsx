import type { ComponentType } from "react";
import type { AreaName, PageId } from "@forecourt/contracts/areas";

/** What a page's module exports: the page, drawn from finished data. It never fetches. */
export interface PageModule<Data> {
  Page: ComponentType<{ data: Data }>;
}

/** Loads a page's code; one chunk a page. */
export type PageImport<Data> = () => Promise<PageModule<Data>>;

export type AreaPages = Record<string, PageImport<any>>;

/**
 * Declares the pages an area draws, by the page ids of `contracts/areas.ts`. This is a remote's
 * whole public surface in the browser; a missing or unknown page does not compile.
 */
export function definePages<A extends AreaName>() {
  return <P extends { [K in PageId<A>]: AreaPages[string] }>(pages: P): P => pages;
}
