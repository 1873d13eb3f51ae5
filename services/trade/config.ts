import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import {
  externalBaseUrl,
  externalToken,
  missingVariables,
  withToken,
} from "@forecourt/service-kit/external-services";
import { z } from "zod";

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** Encrypts links, and derives the addresses of sheets and calendars. */
  SIGNING_SECRET: variables.SIGNING_SECRET,
  /** The inventory service, for the own guide; missing = no guide. */
  UPSTREAM_INVENTORY: replicas.optional(),
  /** The leads service; missing = leads wait in the outbox. */
  UPSTREAM_LEADS: replicas.optional(),
  /** The valuation service; missing = the own guide alone. */
  VALUATION_URL: externalBaseUrl.optional(),
  VALUATION_USER: z.string().optional(),
  VALUATION_PASSWORD: externalToken.optional(),
  /** A VIN decoder with the interface of NHTSA's vPIC; missing = listed cars alone. */
  VIN_DECODER_URL: externalBaseUrl.optional(),
  /** The service that knows the VINs of license plates; missing = plates cannot be looked up. */
  PLATE_LOOKUP_URL: externalBaseUrl.optional(),
  PLATE_LOOKUP_TOKEN: externalToken.optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function tradeConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "trade"),
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    signingSecret: config.SIGNING_SECRET,
    inventory: config.UPSTREAM_INVENTORY ?? null,
    leads: config.UPSTREAM_LEADS ?? null,
    book: bookOf(config),
    vinDecoder: config.VIN_DECODER_URL ?? null,
    plates: withToken(config.PLATE_LOOKUP_URL, config.PLATE_LOOKUP_TOKEN, "PLATE_LOOKUP"),
  });
}

type Config = z.output<typeof Variables>;

function bookOf(config: Config) {
  const { VALUATION_URL: url, VALUATION_USER: user, VALUATION_PASSWORD: password } = config;
  if (url === undefined) return null;
  if (user === undefined || password === undefined) {
    throw missingVariables("VALUATION_URL", "VALUATION_USER and VALUATION_PASSWORD");
  }
  return { url, user, password };
}
