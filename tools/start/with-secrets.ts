import { randomBytes } from "node:crypto";
import type { Site } from "./plan.ts";
import { signingSecret } from "./signing-secret.ts";
import { vaultKeys } from "./vault-keys.ts";

/** The variables of external services, with the secrets that the site makes itself if none are set. */
export function withSecrets(
  site: Site,
  options: Parameters<typeof vaultKeys>[1],
): NonNullable<Site["external"]> {
  const { dataDir, external = {} } = site;
  return {
    ...external,
    VAULT_KEYS: vaultKeys(site, options),
    SIGNING_SECRET: signingSecret(dataDir, external),
    SERVICE_CREDENTIAL: external.SERVICE_CREDENTIAL ?? randomBytes(32).toString("base64url"),
  };
}
