import { z } from "zod";
import { withSecretFiles } from "./secret-files.ts";

/** Environment variables of a process: a string, or missing. */
export type Env = Readonly<Record<string, string | undefined>>;

const wholeNumber = z
  .string()
  .regex(/^\d{1,10}$/, "expected a whole number")
  .transform(Number);

/**
 * The variables that several services share, with defaults except the secret. A service's `config.ts` spreads
 * the ones it uses into its own schema. Folders are relative to the working directory.
 */
export const variables = {
  HOST: z.string().default("127.0.0.1"),
  /** A second address to listen on, where the machine has it. */
  ALSO_HOST: z.string().optional(),
  /** `1` = other processes listen on the port, too. */
  REUSE_PORT: z.enum(["0", "1"]).default("0"),
  /** 0 = any free port. */
  PORT: wholeNumber.pipe(z.number().max(65_535)).default(0),
  DATA_DIR: z.string().default(".data"),
  /** Missing = SQLite files in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "expected postgres://…" }).optional(),
  DEALERS_DIR: z.string().default("dealers"),
  /** The folder of this version's defaults, for a DEALERS_DIR that has none; missing = beside this code. */
  DEALER_DEFAULTS: z.string().optional(),
  /**
   * The folder of the defaults of a release that is newer than the site, instead of those in DEALERS_DIR; missing = it
   * is none.
   */
  RELEASE_DEFAULTS: z.string().optional(),
  /** A file with the last configuration of the dealers that passed every check; missing = none. */
  LAST_GOOD_DEALERS: z.string().optional(),
  /**
   * The version of the dealers' configuration that the start of the site has checked with the same code; missing =
   * none.
   */
  CHECKED_DEALERS: z.string().optional(),
  RELEASES_DIR: z.string().default("releases"),
  /**
   * `development` serves the API's documentation, set by `npm run dev`. Mails reach stores and shoppers in
   * production alone.
   */
  FORECOURT_STAGE: z.enum(["development", "preview", "production"]).default("production"),
  /** Secret with which processes of the site sign and encrypt, the same in all of them. */
  SIGNING_SECRET: z.string("expected a secret").min(32, "expected at least 32 characters"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
};

/** The addresses of a service's replicas, comma-separated. */
export const replicas = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: "expected http://host:port for each" })));

/**
 * The variables of this process, with secrets from files; with `addToProcessEnv` the one place that uses
 * `process.env`.
 */
export function processEnv(): Env {
  return withSecretFiles(process.env);
}

/** Sets variables of this process, for one that learns after its start what it has to run. */
export function addToProcessEnv(values: Readonly<Record<string, string>>): void {
  Object.assign(process.env, values);
}

/**
 * The variables named in `schema`, checked and frozen. An empty variable counts as missing.
 * @throws Error that names every bad variable and what was expected, but no value: it may be secret.
 */
export function readConfig<S extends z.ZodObject>(schema: S, env: Env): Readonly<z.output<S>> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[name] || undefined]),
  );
  const parsed = schema.safeParse(values);
  if (parsed.success) return Object.freeze(parsed.data);
  const lines = parsed.error.issues.map(
    (issue) => `  ${issue.path.join(".")}: ${expectation(issue, values)}`,
  );
  throw new Error(`The environment is not usable:\n${lines.join("\n")}`);
}

function expectation(issue: z.core.$ZodIssue, values: Record<string, unknown>): string {
  const missing = values[String(issue.path[0])] === undefined;
  return missing ? `missing; ${issue.message}` : issue.message;
}

/** Whether FORECOURT_STAGE is `development`. */
export function isDevelopment(env: Env = processEnv()): boolean {
  const schema = z.object({ FORECOURT_STAGE: variables.FORECOURT_STAGE });
  return readConfig(schema, env).FORECOURT_STAGE === "development";
}
