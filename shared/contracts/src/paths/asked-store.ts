import { isPathOfPage } from "./path-of-page.ts";

/** `?store=rolla`: the store of a group that a page is for, by its id. */
const storeParameter = "store";

/** On the address of a list of cars, the parameter is a filter. */
const isListOfCars = (path: string) => isPathOfPage(path, "inventory", "search");

/** The page of a store, which its path names. */
const isPageOfStore = (path: string) => isPathOfPage(path, "company", "location");

/**
 * The store that the address of a page names, which counts as chosen for this page alone; null = none, or not one of
 * several.
 * @param address path and query, in any language
 */
export function askedStore(address: string, storeIds: readonly string[]): string | null {
  // Nearly no address names one, and every request is asked.
  if (storeIds.length < 2 || !address.includes(`${storeParameter}=`)) return null;
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const id = searchParams.get(storeParameter);
  if (id === null || !storeIds.includes(id)) return null;
  return isListOfCars(pathname) || isPageOfStore(pathname) ? null : id;
}

/**
 * The path of a page for a store: `/service` → `/service?store=rolla`; a list of cars is filtered by it. One that names
 * stores already stays.
 */
export function pathForStore(path: string, storeId: string): string {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const query = new URLSearchParams(search);
  if (query.has(storeParameter) || isPageOfStore(pathname)) return path;
  return `${pathname}${search === "" ? "?" : `${search}&`}${storeParameter}=${storeId}${hash}`;
}

/**
 * Path to which a visitor is sent after they chose a store on the page at `path`; "" = all stores. The `store`
 * parameter is removed from the address, and the page of another store is replaced by the page of the chosen one.
 */
export function pathAfterChoice(path: string, storeId: string): string {
  const { pathname, searchParams, hash } = new URL(path, "http://site.invalid");
  if (isPageOfStore(pathname)) {
    const all = pathname.replace(/\/[^/]+\/?$/, "");
    return storeId === "" ? all : `${all}/${storeId}`;
  }
  if (!searchParams.has(storeParameter)) return path;
  searchParams.delete(storeParameter);
  return `${pathname}${searchParams.size === 0 ? "" : `?${searchParams}`}${hash}`;
}
