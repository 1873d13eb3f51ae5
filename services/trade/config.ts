import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";

/** Plain http only for this machine, for tests. */
const serviceUrl = z
  .url()
  .refine(
    (url) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url),
    "expected https://…",
  )
  .transform((url) => url.replace(/\/$/, ""));

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** Encrypts links, and derives the addresses of sheets and calendars. */
  SIGNING_SECRET: z.string("expected a secret").min(32, "expected at least 32 characters"),
  /** The inventory service, for the own guide; missing = no guide. */
  UPSTREAM_INVENTORY: replicas.optional(),
  /** The leads service; missing = leads wait in the outbox. */
  UPSTREAM_LEADS: replicas.optional(),
  /** The valuation service; missing = the own guide alone. */
  VALUATION_URL: serviceUrl.optional(),
  VALUATION_USER: z.string().optional(),
  VALUATION_PASSWORD: z.string().min(8, "expected at least 8 characters").optional(),
  /** A VIN decoder with the interface of NHTSA's vPIC; missing = listed cars alone. */
  VIN_DECODER_URL: serviceUrl.optional(),
  /** The service that knows the VINs of license plates; missing = plates cannot be looked up. */
  PLATE_LOOKUP_URL: serviceUrl.optional(),
  PLATE_LOOKUP_TOKEN: z.string().min(8, "expected at least 8 characters").optional(),
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
    plates: platesOf(config),
  });
}

type Config = z.output<typeof Variables>;

function bookOf(config: Config) {
  const { VALUATION_URL: url, VALUATION_USER: user, VALUATION_PASSWORD: password } = config;
  if (url === undefined) return null;
  if (user === undefined || password === undefined) {
    throw unusable("VALUATION_URL: needs VALUATION_USER and VALUATION_PASSWORD");
  }
  return { url, user, password };
}

function platesOf({ PLATE_LOOKUP_URL: url, PLATE_LOOKUP_TOKEN: token }: Config) {
  if (url === undefined) return null;
  if (token === undefined) throw unusable("PLATE_LOOKUP_URL: needs PLATE_LOOKUP_TOKEN");
  return { url, token };
}

function unusable(needed: string): Error {
  return new Error(`The environment is not usable:\n  ${needed}`);
}
