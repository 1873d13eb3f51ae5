import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { smsConfig, smsVariables } from "@forecourt/service-kit/sms/sms-config";
import { z } from "zod";
import type { LocalCollector } from "./tracking/forward-targets.ts";

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  SIGNING_SECRET: variables.SIGNING_SECRET,
  ...smsVariables,
  /** Tokens of event receivers: `dealer=token`, comma-separated. */
  TRACKING_TOKENS: z
    .string()
    .regex(/^[a-z0-9-]+=[^,=]+(?:,[a-z0-9-]+=[^,=]+)*$/, "expected dealer=token,dealer=token")
    .default(""),
  /**
   * The one event receiver that is a process of this machine, "events.example=http://127.0.0.1:8081": the demo's. Only
   * the operator can set it, not a dealer's configuration.
   */
  LOCAL_COLLECTOR: z
    .string()
    .regex(/^[a-z0-9.-]+=http:\/\/127\.0\.0\.1:\d+$/, "expected host=http://127.0.0.1:port")
    .transform((text): LocalCollector => {
      const [host = "", origin = ""] = text.split("=");
      return { host, origin };
    })
    .optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function visitorConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "visitor"),
    dealersDir: config.DEALERS_DIR,
    releasesDir: config.RELEASES_DIR,
    logLevel: config.LOG_LEVEL,
    secret: config.SIGNING_SECRET,
    sms: smsConfig(config),
    trackingTokens: tokensIn(config.TRACKING_TOKENS),
    localCollector: config.LOCAL_COLLECTOR ?? null,
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
