import type { ServiceName } from "@forecourt/contracts/services";
import { secretVariables } from "@forecourt/service-kit/secret-files";

/** Variables of external services and signing. A process gets the variables that its services need. */
export const externalVariables = [
  "SIGNING_SECRET",
  "SERVICE_CREDENTIAL",
  "SMTP_URL",
  "MAIL_FROM",
  "MAILS_PER_SECOND",
  "LEADS_PREVIEW_RECIPIENT",
  "SMS_URL",
  "SMS_TOKEN",
  "SMS_FROM",
  "SMS_WEBHOOK_SECRET",
  "TRACKING_TOKENS",
  "VAULT_KEYS",
  "VAULT_KEY_VERSION",
  "VAULT_KMS_URL",
  "VAULT_KMS_TOKEN",
  "BUREAU_URL",
  "BUREAU_TOKEN",
  "VALUATION_URL",
  "VALUATION_USER",
  "VALUATION_PASSWORD",
  "VIN_DECODER_URL",
  "PLATE_LOOKUP_URL",
  "PLATE_LOOKUP_TOKEN",
  "SCHEDULING_TOKENS",
  "RECALLS_TOKENS",
  "CLAMD",
] as const;

/** Variables of the release bucket, for the supervisor and commands; no process that these start gets the variables. */
export const bucketVariables = [
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
] as const;

const confidentialVariables = [...externalVariables, "DATABASE_URL", ...bucketVariables] as const;
type ConfidentialVariable = (typeof confidentialVariables)[number];

/** Variable that every process needs to accept the requests of the others. */
const neededByAll: readonly ConfidentialVariable[] = ["SERVICE_CREDENTIAL"];

/** Variables that each service or process needs besides; one that is not listed needs no others. */
const neededBy: Partial<
  Record<ServiceName | "shell" | "images" | "gateway", readonly ConfidentialVariable[]>
> = {
  inventory: ["DATABASE_URL", "SIGNING_SECRET"],
  financing: [
    "DATABASE_URL",
    "VAULT_KEYS",
    "VAULT_KEY_VERSION",
    "VAULT_KMS_URL",
    "VAULT_KMS_TOKEN",
    "BUREAU_URL",
    "BUREAU_TOKEN",
  ],
  trade: [
    "DATABASE_URL",
    "SIGNING_SECRET",
    "VALUATION_URL",
    "VALUATION_USER",
    "VALUATION_PASSWORD",
    "VIN_DECODER_URL",
    "PLATE_LOOKUP_URL",
    "PLATE_LOOKUP_TOKEN",
  ],
  service: ["DATABASE_URL", "SIGNING_SECRET", "SCHEDULING_TOKENS", "RECALLS_TOKENS"],
  company: [
    "DATABASE_URL",
    "VAULT_KEYS",
    "VAULT_KEY_VERSION",
    "VAULT_KMS_URL",
    "VAULT_KMS_TOKEN",
    "CLAMD",
  ],
  leads: [
    "DATABASE_URL",
    "SIGNING_SECRET",
    "SMTP_URL",
    "MAIL_FROM",
    "MAILS_PER_SECOND",
    "LEADS_PREVIEW_RECIPIENT",
    "SMS_URL",
    "SMS_TOKEN",
    "SMS_FROM",
    "SMS_WEBHOOK_SECRET",
  ],
  visitor: [
    "DATABASE_URL",
    "SIGNING_SECRET",
    "SMS_URL",
    "SMS_TOKEN",
    "SMS_FROM",
    "TRACKING_TOKENS",
  ],
  shell: ["SIGNING_SECRET"],
};

interface ConfidentialValues {
  databaseUrl?: string | undefined;
  external?: Readonly<Partial<Record<ConfidentialVariable, string | undefined>>>;
  /** Secrets of vendors' servers, which the dealers' configuration names, and where they may be. */
  feeds?: Readonly<Record<string, string>>;
}

/** The variables for feeds: variables whose name begins with `FEED_`. */
export function feedVariables(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = Object.entries(env).filter(([name]) => name.startsWith("FEED_"));
  return Object.fromEntries(entries.map(([name, value = ""]) => [name, value]));
}

/**
 * The variables of a process with these services. Every other confidential variable is set to an empty string, so that
 * it is not inherited from the terminal; so are the names of files with secrets, which the supervisor has read.
 */
export function confidentialEnv(
  names: readonly string[],
  { databaseUrl, external, feeds = {} }: ConfidentialValues,
): Record<ConfidentialVariable, string> & Record<string, string> {
  const values = { ...external, DATABASE_URL: databaseUrl };
  const needed = new Set([...neededByAll, ...names.flatMap((name) => neededOf(name))]);
  const entries = confidentialVariables.map((name) => [
    name,
    (needed.has(name) ? values[name] : undefined) ?? "",
  ]);
  const isForFeeds = names.includes("inventory");
  const ofFeeds = Object.entries(feeds).map(([name, value]) => [name, isForFeeds ? value : ""]);
  const files = secretVariables.map((name) => [`${name}_FILE`, ""]);
  const all = Object.fromEntries([...files, ...entries, ...ofFeeds]);
  return all as Record<ConfidentialVariable, string>;
}

function neededOf(name: string): readonly ConfidentialVariable[] {
  return Object.entries(neededBy).find(([owner]) => owner === name)?.[1] ?? [];
}
