import { isIP } from "node:net";
import {
  type ServiceName,
  serviceNames,
  type UpstreamVariable,
  upstreamVariable,
} from "@forecourt/contracts/services";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { defaultLimits } from "./limits.ts";

/** Comma-separated URLs of the replicas of one upstream: `http://127.0.0.1:4001,http://…`. */
const replicas = z
  .string()
  .transform((text) => text.split(",").map((url) => url.trim()))
  .pipe(
    z.array(z.url({ protocol: /^https?$/, error: "expected http://host:port, comma-separated" })),
  );

const upstreams = Object.fromEntries(
  serviceNames.map((name) => [upstreamVariable(name), replicas]),
) as Record<UpstreamVariable, typeof replicas>;

const wholeNumber = (unit: string, max: number) =>
  z.coerce.number(`expected a whole number of ${unit}`).int().min(1).max(max);

const Variables = z.object({
  PORT: variables.PORT.unwrap().default(8080),
  /** Port on 127.0.0.1 for metrics and the readiness report; missing = none. */
  OPERATIONS_PORT: variables.PORT.unwrap().optional(),
  /** `1` = the port for operators has `/__platform` in every stage; default: in development and previews. */
  PLATFORM_PAGE: z.enum(["0", "1"]).optional(),
  FORECOURT_STAGE: variables.FORECOURT_STAGE,
  DATA_DIR: variables.DATA_DIR,
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  UPSTREAM_SHELL: replicas,
  ...upstreams,
  UPSTREAM_IMAGES: replicas,
  /** The demo's chat, a process of this machine; missing = this site has none. */
  LOCAL_CHAT: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, "expected http://127.0.0.1:port")
    .optional(),
  /** Milliseconds until a page's first byte; after that the stale copy is sent. */
  PAGE_FIRST_BYTE_MS: wholeNumber("milliseconds", 60_000).default(defaultLimits.pageFirstByteMs),
  /** Open connections of one client, which is an IPv4 address or an IPv6 /64. */
  MAX_CONNECTIONS_PER_CLIENT: wholeNumber("connections", 100_000).default(
    defaultLimits.maxConnectionsPerClient,
  ),
  /** Reads in progress of one client, and writes. */
  MAX_READS_PER_CLIENT: wholeNumber("requests", 100_000).default(defaultLimits.maxReadsPerClient),
  MAX_WRITES_PER_CLIENT: wholeNumber("requests", 100_000).default(defaultLimits.maxWritesPerClient),
  /**
   * Milliseconds that the event loop may be late before reads are refused. Clients with many requests
   * wait from a third of it, and writes are refused from four times as much.
   */
  MAX_READ_LAG_MS: wholeNumber("milliseconds", 60_000).default(defaultLimits.maxReadLagMs),
  /**
   * Milliseconds for which a gateway that stops accepts connections and reports that it is not ready, so that a proxy in
   * front sends visitors to another host first.
   */
  STOP_DELAY_MS: z.coerce
    .number("expected a whole number of milliseconds")
    .int()
    .min(0)
    .max(5_000)
    .default(0),
  /** Seconds for which a shared cache in front may send an anonymous page without asking. */
  SHARED_CACHE_SECONDS: z.coerce
    .number("expected a whole number of seconds")
    .int()
    .min(0)
    .max(60)
    .default(defaultLimits.sharedCacheSeconds),
  /** Addresses or subnets of reverse proxies whose `x-forwarded-for` and `-proto` are trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.every(isAddressOrSubnet), "expected IP addresses or subnets"),
});

export type GatewayConfig = ReturnType<typeof gatewayConfig>;

/** Reads the gateway's configuration. @throws when a variable is missing or invalid, naming each */
export function gatewayConfig(env: Env) {
  const values = readConfig(Variables, env);
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, values[upstreamVariable(name)]]),
  ) as Record<ServiceName, string[]>;
  return Object.freeze({
    port: values.PORT,
    operationsPort: values.OPERATIONS_PORT ?? null,
    platformPage: values.PLATFORM_PAGE
      ? values.PLATFORM_PAGE === "1"
      : values.FORECOURT_STAGE !== "production",
    dataDir: values.DATA_DIR,
    dealersDir: values.DEALERS_DIR,
    releasesDir: values.RELEASES_DIR,
    logLevel: values.LOG_LEVEL,
    shell: values.UPSTREAM_SHELL,
    services,
    images: values.UPSTREAM_IMAGES,
    localChat: values.LOCAL_CHAT ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    stopDelayMs: values.STOP_DELAY_MS,
    limits: {
      pageFirstByteMs: values.PAGE_FIRST_BYTE_MS,
      maxConnectionsPerClient: values.MAX_CONNECTIONS_PER_CLIENT,
      maxReadsPerClient: values.MAX_READS_PER_CLIENT,
      maxWritesPerClient: values.MAX_WRITES_PER_CLIENT,
      sharedCacheSeconds: values.SHARED_CACHE_SECONDS,
      fairLagMs: Math.round(values.MAX_READ_LAG_MS / 3),
      maxReadLagMs: values.MAX_READ_LAG_MS,
      maxWriteLagMs: values.MAX_READ_LAG_MS * 4,
    },
  });
}

function isAddressOrSubnet(entry: string): boolean {
  const [address = "", prefix] = entry.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  );
}
