import type { Canary } from "@forecourt/contracts/release";

/** The releases that a canary consists of: those of pages by their names, those of services apart. */
export type CanaryContents = Pick<Canary, "releases" | "services">;

/** All of them as pairs of name and release; that of the service `trade` is named `service-trade`. */
export function canaryReleases({ releases, services = {} }: CanaryContents): [string, string][] {
  const ofServices = Object.entries(services).map(([service, { release }]): [string, string] => [
    `service-${service}`,
    release,
  ]);
  return [...Object.entries(releases), ...ofServices];
}

/** Identifies a canary from its start to its end, in metrics and messages: `mfe-trade.0123456789abcdef`. */
export function canaryKey(contents: CanaryContents): string {
  return canaryReleases(contents)
    .map((pair) => pair.join("."))
    .sort()
    .join("+");
}

/**
 * True when the canary can change pages of the area: it has a release of the area, of the service of that name, or of
 * the shell, which is on every page.
 * @param area null = the page belongs to none
 */
export function affectsArea(
  { releases, services = {} }: CanaryContents,
  area: string | null,
): boolean {
  if (releases.shell !== undefined) return true;
  return Object.keys(releases).includes(`mfe-${area}`) || Object.keys(services).includes(`${area}`);
}
