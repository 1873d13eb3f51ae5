import path from "node:path";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";

/** Plain http only for this machine, for tests. */
const smsUrl = z
  .url()
  .refine(
    (url) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url),
    "expected https://…",
  );

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  SIGNING_SECRET: z.string("expected a secret").min(32, "expected at least 32 characters"),
  /** The SMS provider; missing = files in the data folder. */
  SMS_URL: smsUrl.optional(),
  /** `user:password` at that address. */
  SMS_TOKEN: z.string().includes(":", { error: "expected user:password" }).optional(),
  /** The number that messages come from. */
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, "expected +15735550142")
    .optional(),
  /** Tokens of event receivers: `dealer=token`, comma-separated. */
  TRACKING_TOKENS: z
    .string()
    .regex(/^[a-z0-9-]+=[^,=]+(?:,[a-z0-9-]+=[^,=]+)*$/, "expected dealer=token,dealer=token")
    .default(""),
});

/** The service's configuration; fails at start and names every bad variable. */
export function visitorConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "visitor"),
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    secret: config.SIGNING_SECRET,
    sms: smsConfig(config),
    trackingTokens: tokensIn(config.TRACKING_TOKENS),
  });
}

/** The token of each dealer. */
function tokensIn(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(",").filter((pair) => pair !== "");
  return new Map(
    pairs.map((pair): [string, string] => {
      const [dealerId = "", token = ""] = pair.split("=");
      return [dealerId, token];
    }),
  );
}

/** A provider, or a folder for files. */
type SmsConfig = { folder: string } | { url: string; token: string; from: string };

function smsConfig(config: z.infer<typeof Variables>): SmsConfig {
  const { DATA_DIR, SMS_URL, SMS_TOKEN, SMS_FROM } = config;
  if (SMS_URL === undefined) return { folder: path.join(DATA_DIR, "sms") };
  if (SMS_TOKEN === undefined || SMS_FROM === undefined) {
    throw new Error("The environment is not usable:\n  SMS_URL: needs SMS_TOKEN and SMS_FROM");
  }
  return { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM };
}
