import type { DealerSettings } from "../settings/settings.ts";

/**
 * The address of a picture on the gateway. It holds the hash of the bytes, so it can be cached
 * forever.
 */
export function assetPath(
  { assets }: Pick<DealerSettings, "assets">,
  name: string | null,
): string | null {
  const hash = name === null ? undefined : assets.get(name);
  return hash === undefined ? null : `/assets/${name}?v=${hash}`;
}
