import { readFileSync } from "node:fs";
import type { Env } from "./config.ts";

/** Variables that may be in a file instead, which NAME_FILE names: as containers and systemd hand over secrets. */
export const secretVariables = [
  "DATABASE_URL",
  "SIGNING_SECRET",
  "SERVICE_CREDENTIAL",
  "SMTP_URL",
  "SMS_TOKEN",
  "SMS_WEBHOOK_SECRET",
  "TRACKING_TOKENS",
  "VAULT_KEYS",
  "VAULT_KMS_TOKEN",
  "BUREAU_TOKEN",
  "VALUATION_PASSWORD",
  "PLATE_LOOKUP_TOKEN",
  "SCHEDULING_TOKENS",
  "RECALLS_TOKENS",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
] as const;

/**
 * The environment with the contents of these files instead of their names; white space around a secret does not count.
 * @throws Error that names the variable of a file that cannot be read, or a secret that is given twice
 */
export function withSecretFiles(env: Env): Env {
  const named = secretVariables.filter((name) => env[`${name}_FILE`]);
  if (named.length === 0) return env;
  const entries = named.flatMap((name) => [
    [name, secretOf(name, env)],
    [`${name}_FILE`, ""],
  ]);
  return { ...env, ...Object.fromEntries(entries) };
}

function secretOf(name: string, env: Env): string {
  if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: keep one of them`);
  const file = env[`${name}_FILE`] ?? "";
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new Error(`${name}_FILE: ${file} cannot be read`, { cause: error });
  }
}
