import type { Env } from "@forecourt/service-kit/config";
import { localMasterKeys } from "@forecourt/service-kit/vault/open-wrapper";
import type { Site } from "./plan.ts";
import { StartError } from "./start-error.ts";

interface Options {
  env: Env;
  terminal(text: string): void;
}

/**
 * The master keys of the vault with credit applications: VAULT_KEYS; none where a key service has them; else a key that
 * is made once in the data folder, for a site that is tried or developed.
 * @throws StartError where FORECOURT_STAGE is set to production, without either
 */
export function vaultKeys(
  { dataDir, external = {} }: Site,
  { env, terminal }: Options,
): string | undefined {
  if (external.VAULT_KEYS || external.VAULT_KMS_URL) return external.VAULT_KEYS;
  if (env["FORECOURT_STAGE"] === "production") {
    throw new StartError(
      "VAULT_KEYS: missing. Credit applications are encrypted with it: set VAULT_KEYS=1:KEY, where KEY is what `openssl rand -base64 32 | tr '+/' '-_' | tr -d =` prints, or set VAULT_KMS_URL.",
    );
  }
  return localMasterKeys(dataDir, (file) => {
    terminal(`made a master key for credit applications in ${file}; real ones need VAULT_KEYS`);
  });
}
