import { z } from "zod";
import { externalToken, externalUrl, withToken } from "../external-services.ts";

/** The variables of a service with a vault. */
export const vaultVariables = {
  /** Master keys, `1:<base64url of 32 bytes>,2:<…>`. */
  VAULT_KEYS: z.string().optional(),
  /** The version of the master key for new data keys; missing = the last. */
  VAULT_KEY_VERSION: z.string().optional(),
  /** A key service, instead of VAULT_KEYS. */
  VAULT_KMS_URL: externalUrl.optional(),
  VAULT_KMS_TOKEN: externalToken.optional(),
};

export interface VaultConfig {
  /** True = master keys have to be configured. */
  isProduction: boolean;
  keys: string | null;
  version: string | null;
  keyService: { url: string; token: string } | null;
}

interface VaultEnvironment {
  FORECOURT_STAGE: string;
  VAULT_KEYS?: string | undefined;
  VAULT_KEY_VERSION?: string | undefined;
  VAULT_KMS_URL?: string | undefined;
  VAULT_KMS_TOKEN?: string | undefined;
}

/** @throws Error that names the variable */
export function vaultConfig(config: VaultEnvironment): VaultConfig {
  return {
    isProduction: config.FORECOURT_STAGE === "production",
    keys: config.VAULT_KEYS ?? null,
    version: config.VAULT_KEY_VERSION ?? null,
    keyService: withToken(config.VAULT_KMS_URL, config.VAULT_KMS_TOKEN, "VAULT_KMS"),
  };
}
