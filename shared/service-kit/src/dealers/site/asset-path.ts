import type { DealerSettings } from "../settings/settings.ts";

/**
 * The URL path of an image on the gateway. It contains the hash of the bytes, so it can be cached
 * forever.
 */
export function assetPath(
  { assets }: Pick<DealerSettings, "assets">,
  name: string | null,
): string | null {
  const hash = name === null ? undefined : assets.get(name);
  return hash === undefined ? null : `/assets/${name}?v=${hash}`;
}
