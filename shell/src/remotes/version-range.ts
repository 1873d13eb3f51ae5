/**
 * True when `version` lies in `range`, which is `*` (any version), an exact version or
 * `^major.minor.patch` with a major version of 1 or more: the forms that remotes state
 * (`tools/build/federation.ts`). The package `semver` reads every form and would cost browsers
 * several kilobytes.
 */
export function isInRange(version: string, range: string): boolean {
  if (range === "*") return true;
  if (!range.startsWith("^") || version.includes("-")) return version === range;
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const [requiredMajor = 0, minMinor = 0, minPatch = 0] = range.slice(1).split(".").map(Number);
  if (major !== requiredMajor) return false;
  return minor === minMinor ? patch >= minPatch : minor > minMinor;
}
