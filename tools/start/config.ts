import path from "node:path";
import { parseArgs } from "node:util";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { bucketConfig } from "../release/store/bucket-config.ts";
import { externalVariables, feedVariables } from "./confidential-variables.ts";
import type { Site } from "./plan.ts";
import { isRefusedByBrowsers } from "./refused-ports.ts";
import { StartError } from "./start-error.ts";

const DEFAULT_PORT = "8080";

/**
 * Configuration of the site to start, from the command line and the environment. Folders become absolute.
 * @throws StartError that names the invalid flag or variable and the expected value.
 */
export function startConfig(args: readonly string[], env: Env, root: string): Site {
  const { fleet, single } = parse(() => flags(args));
  if (fleet && single) throw new StartError("--fleet and --single exclude each other");
  const values = parse(() =>
    readConfig(z.object(known), { ...env, PORT: env.PORT || DEFAULT_PORT }),
  );
  parse(() => bucketConfig(env));
  if (fleet && values.DATABASE_URL === undefined) {
    throw new StartError(
      "The fleet keeps its state in PostgreSQL: set DATABASE_URL=postgres://user@host:5432/name",
    );
  }
  if (values.PORT === 0) throw new StartError("PORT: expected a port from 1 to 65535, found 0");
  if (isRefusedByBrowsers(values.PORT)) {
    throw new StartError(
      `PORT: no browser opens port ${values.PORT}, which belongs to another protocol. Set PORT to another port.`,
    );
  }
  return {
    mode: fleet ? "fleet" : single ? "single" : "grouped",
    host: values.HOST,
    port: values.PORT,
    operationsPort: values.OPERATIONS_PORT,
    metrics: metricsAddress(values),
    // Other systems do not distribute connections among the processes that listen on a port.
    gateways: process.platform === "linux" && !single ? 2 : 1,
    shellServers: values.SHELL_SERVERS,
    hasDemo: values.DEMO === "1",
    dataDir: path.resolve(root, values.DATA_DIR),
    dealersDir: path.resolve(root, values.DEALERS_DIR),
    releasesDir: path.resolve(root, values.RELEASES_DIR),
    databaseUrl: values.DATABASE_URL,
    feeds: feedVariables(env),
    external: Object.fromEntries(externalVariables.map((name) => [name, env[name] || undefined])),
  };
}

const known = {
  HOST: variables.HOST,
  PORT: variables.PORT,
  OPERATIONS_PORT: variables.PORT.unwrap().optional(),
  METRICS_HOST: variables.HOST,
  METRICS_PORT: variables.PORT.unwrap().optional(),
  DATA_DIR: variables.DATA_DIR,
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  SHELL_SERVERS: z
    .string()
    .regex(/^([1-9]|1[0-6])$/, "expected a whole number from 1 to 16")
    .transform(Number)
    .optional(),
  DEMO: z.enum(["0", "1"]).default("1"),
};

function metricsAddress({ METRICS_HOST: host, METRICS_PORT: port }: MetricsVariables) {
  if (port === 0) throw new StartError("METRICS_PORT: expected a port from 1 to 65535, found 0");
  return port === undefined ? undefined : { host, port };
}

interface MetricsVariables {
  METRICS_HOST: string;
  METRICS_PORT?: number | undefined;
}

function flags(args: readonly string[]) {
  const options = {
    fleet: { type: "boolean", default: false },
    single: { type: "boolean", default: false },
  } as const;
  return parseArgs({ args: [...args], options }).values;
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
