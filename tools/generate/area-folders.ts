/** Folders that an area's team owns, as patterns of `.github/CODEOWNERS`. */
export function areaPatterns(area: string): string[] {
  return [
    `/mfe-${area}/`,
    `/services/${area}/`,
    `/shared/contracts/src/areas/${area}/`,
    `/dealers/*/content/${area}/`,
    `/dealers/*/texts/${area}.*.json`,
  ];
}

/** The lines of `.github/CODEOWNERS` for an area. */
export function ownerLines(area: string): string[] {
  return areaPatterns(area).map((pattern) => `${pattern.padEnd(40)} @forecourt/${area}`);
}
