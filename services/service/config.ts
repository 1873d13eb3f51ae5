import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";

/** The token of each dealer. */
const tokens = z
  .string()
  .regex(/^$|^[a-z0-9-]+=[^,=]+(?:,[a-z0-9-]+=[^,=]+)*$/, "expected dealer=token,dealer=token")
  .default("")
  .transform(
    (text): ReadonlyMap<string, string> =>
      new Map(
        text
          .split(",")
          .filter((pair) => pair !== "")
          .map((pair): [string, string] => {
            const [dealerId = "", token = ""] = pair.split("=");
            return [dealerId, token];
          }),
      ),
  );

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** Encrypts links, and derives the addresses of calendars. */
  SIGNING_SECRET: variables.SIGNING_SECRET,
  /** The leads service; missing = mails wait in the outbox. */
  UPSTREAM_LEADS: replicas.optional(),
  /** Tokens of the dealers' own scheduling systems: `dealer=token`, comma-separated. */
  SCHEDULING_TOKENS: tokens,
  /** Tokens of the services for recalls, in the same form. */
  RECALLS_TOKENS: tokens,
  /** The trade service, which looks up VINs; missing = year, make and model are typed. */
  UPSTREAM_TRADE: replicas.optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function serviceConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "service"),
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    signingSecret: config.SIGNING_SECRET,
    leads: config.UPSTREAM_LEADS ?? null,
    schedulingTokens: config.SCHEDULING_TOKENS,
    recallsTokens: config.RECALLS_TOKENS,
    trade: config.UPSTREAM_TRADE ?? null,
  });
}
