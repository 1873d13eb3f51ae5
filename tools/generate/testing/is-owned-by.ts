import { areaPatterns } from "../area-folders.ts";

/** True for a path below the repository's root that the area's team owns. */
export function isOwnedBy(area: string, file: string): boolean {
  return areaPatterns(area).some((pattern) => matches(pattern, file));
}

/** Matches as CODEOWNERS does, for the patterns used here: `*` is any part of one path segment. */
export function matches(pattern: string, file: string): boolean {
  const source = pattern
    .replace(/^\//, "")
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^/]*");
  return new RegExp(`^${source}${pattern.endsWith("/") ? "" : "$"}`).test(file);
}
