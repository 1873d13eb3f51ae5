/** What an area's team owns, as patterns of `.github/CODEOWNERS`. */
export function areaPatterns(area: string): string[] {
  return [
    `/mfe-${area}/`,
    `/services/${area}/`,
    `/shared/contracts/src/areas/${area}/`,
    `/dealers/*/content/${area}/`,
    `/dealers/*/texts/${area}.*.json`,
  ];
}

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

/** The line of `.github/CODEOWNERS` for a pattern and its team. */
export function ownerLine(pattern: string, team: string): string {
  return `${pattern.padEnd(40)} @forecourt/${team}`;
}
