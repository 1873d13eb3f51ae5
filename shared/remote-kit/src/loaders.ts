import type { PageLoader } from "@forecourt/contracts/page";
import type { AreaPages, PageImport } from "./pages.tsx";

type DataOf<Import> = Import extends PageImport<infer Data> ? Data : never;

/**
 * Declares what each page of an area needs before it can be drawn. Loaders run on the server only:
 * a browser gets their result inlined in the document, or as one payload on a client navigation,
 * so neither contracts nor their schemas travel. A loader whose data is not what its page draws
 * does not compile.
 */
export function defineLoaders<P extends AreaPages>(
  _pages: P,
  loaders: { [K in keyof P]: PageLoader<DataOf<P[K]>> },
): { [K in keyof P]: PageLoader<DataOf<P[K]>> } {
  return loaders;
}
