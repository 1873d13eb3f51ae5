import type { DealerSettings } from "../settings/settings.ts";

/** The gateway serves the pictures; with the hash of its bytes the address is good for ever. */
export function assetPath(
  { assets }: Pick<DealerSettings, "assets">,
  name: string | null,
): string | null {
  const hash = name === null ? undefined : assets.get(name);
  return hash === undefined ? null : `/assets/${name}?v=${hash}`;
}
