import path from "node:path";
import { z } from "zod";
import { externalUrl, missingVariables } from "../external-services.ts";
import { fileSender } from "./file-sender.ts";
import { httpSender } from "./http-sender.ts";
import type { SmsSender } from "./sender.ts";

/** The environment variables of the SMS provider. */
export const smsVariables = {
  /** The SMS provider; missing = files in the data folder. */
  SMS_URL: externalUrl.optional(),
  /** `user:password` at that address. */
  SMS_TOKEN: z.string().includes(":", { error: "expected user:password" }).optional(),
  /** The number that messages come from. */
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, "expected +15735550142")
    .optional(),
};

type SmsEnvironment = z.infer<z.ZodObject<typeof smsVariables>> & { DATA_DIR: string };

/** A provider, or a folder for files. */
export type SmsConfig = { folder: string } | { url: string; token: string; from: string };

/** The configured provider, else a folder. @throws Error for a provider without token or number */
export function smsConfig({ DATA_DIR, SMS_URL, SMS_TOKEN, SMS_FROM }: SmsEnvironment): SmsConfig {
  if (SMS_URL === undefined) return smsFolder(DATA_DIR);
  if (SMS_TOKEN === undefined || SMS_FROM === undefined) {
    throw missingVariables("SMS_URL", "SMS_TOKEN and SMS_FROM");
  }
  return { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM };
}

/** Text messages as files in the data folder. */
export function smsFolder(dataDir: string): SmsConfig {
  return { folder: path.join(dataDir, "sms") };
}

export function createSmsSender(config: SmsConfig): SmsSender {
  return "url" in config ? httpSender(config) : fileSender(config.folder);
}
