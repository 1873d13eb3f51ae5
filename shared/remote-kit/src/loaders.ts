import type { PageLoader } from "@forecourt/contracts/page";
import type { AreaPages, PageImport } from "./pages.tsx";

type DataOf<Import> = Import extends PageImport<infer Data> ? Data : never;

/**
 * Declares the loader of each page of an area. Loaders run on the server only: a browser gets their
 * result inlined in the document, or as one payload on a client navigation, so neither contracts
 * nor their schemas are sent to it. A loader whose data does not fit its page does not compile.
 */
export function defineLoaders<P extends AreaPages>(
  _pages: P,
  loaders: { [K in keyof P]: PageLoader<DataOf<P[K]>> },
): { [K in keyof P]: PageLoader<DataOf<P[K]>> } {
  return loaders;
}
