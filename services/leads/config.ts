import path from "node:path";
import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { smsConfig, smsFolder, smsVariables } from "@forecourt/service-kit/sms/sms-config";
import { z } from "zod";
import { isSingleAddress } from "./store/single-address.ts";

const milliseconds = z.coerce.number().int().min(1).max(60_000);

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  FORECOURT_STAGE: variables.FORECOURT_STAGE,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** The mail server, `smtps://user:password@host:port`; missing = mails are written to files. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "expected smtp://… or smtps://…" }).optional(),
  /** The sender address, which the mail server must accept. */
  MAIL_FROM: z
    .string()
    .refine(isSingleAddress, "expected one plain email address")
    .default("website@localhost"),
  /** The rate limit of the mail server; missing = no limit. */
  MAILS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, "expected a whole number from 1 to 9999")
    .transform(Number)
    .optional(),
  /** Outside production: receives every mail instead of the stores' recipients. */
  LEADS_PREVIEW_RECIPIENT: z
    .string()
    .refine(isSingleAddress, "expected one plain email address")
    .optional(),
  /** The inventory service; missing = vehicles are not checked. */
  UPSTREAM_INVENTORY: replicas.optional(),
  /** How long a lead waits for the inventory service's vehicle, in ms. */
  VEHICLE_CHECK_MS: milliseconds.default(1_500),
  /** How long a receipt waits for the number of early-access vehicles, in ms. */
  EARLY_ACCESS_COUNT_MS: milliseconds.default(500),
  ...smsVariables,
  /** Secret with which the SMS provider signs its calls; missing = the password in SMS_TOKEN. */
  SMS_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Signs form tokens and claims. */
  SIGNING_SECRET: variables.SIGNING_SECRET,
});

export type LeadsConfig = ReturnType<typeof leadsConfig>;

/**
 * The service's configuration. Outside production, mails are sent to the preview recipient only, and are
 * files without one. Fails at start and names every bad variable.
 */
export function leadsConfig(env: Env) {
  const config = readConfig(Variables, env);
  const previewRecipient = config.LEADS_PREVIEW_RECIPIENT ?? null;
  const maySend = config.FORECOURT_STAGE === "production" || previewRecipient !== null;
  return Object.freeze({
    database: databaseLocation(config, "leads"),
    dealersDir: config.DEALERS_DIR,
    inventory: config.UPSTREAM_INVENTORY ?? null,
    vehicleCheckMs: config.VEHICLE_CHECK_MS,
    earlyAccessCountMs: config.EARLY_ACCESS_COUNT_MS,
    logLevel: config.LOG_LEVEL,
    mailFolder: path.join(config.DATA_DIR, "mail"),
    mailsPerSecond: config.MAILS_PER_SECOND ?? null,
    mailFrom: config.MAIL_FROM,
    previewRecipient,
    signingSecret: config.SIGNING_SECRET,
    // A text message goes to a shopper's phone, so it leaves production only as a file.
    sms: config.FORECOURT_STAGE === "production" ? smsConfig(config) : smsFolder(config.DATA_DIR),
    smsWebhookSecret: config.SMS_WEBHOOK_SECRET ?? config.SMS_TOKEN?.replace(/^[^:]*:/, "") ?? null,
    smtpUrl: maySend ? (config.SMTP_URL ?? null) : null,
  });
}
