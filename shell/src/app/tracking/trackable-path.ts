import { isPathOfThisSite } from "@forecourt/contracts/path-of-this-site";
import { personalParameters } from "@forecourt/contracts/personal-parameters";

const longest = 1000;

/**
 * A page's path with its query, without what a visitor said of himself. Where somebody's e-mail address
 * stands in it, as in links from newsletters, what is left of it without the query.
 */
export function trackablePath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of personalParameters) query.delete(name);
  const cleaned = query.size === 0 ? "" : `?${query}`;
  return [pathname + cleaned, pathname].find(isTrackable) ?? "/";
}

function isTrackable(path: string): boolean {
  return path.length <= longest && !/@|%40/i.test(path) && isPathOfThisSite(path);
}
