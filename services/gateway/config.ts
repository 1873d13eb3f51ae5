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

const Variables = z.object({
  PORT: variables.PORT.unwrap().default(8080),
  /** Port on 127.0.0.1 for metrics and the readiness report; missing = none. */
  OPERATIONS_PORT: variables.PORT.unwrap().optional(),
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  UPSTREAM_SHELL: replicas,
  ...upstreams,
  UPSTREAM_IMAGES: replicas,
  /** Milliseconds until a page's first byte; after that the stale copy is sent. */
  PAGE_FIRST_BYTE_MS: z.coerce
    .number("expected a whole number of milliseconds")
    .int()
    .min(1)
    .max(60_000)
    .default(defaultLimits.pageFirstByteMs),
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
    dealersDir: values.DEALERS_DIR,
    releasesDir: values.RELEASES_DIR,
    logLevel: values.LOG_LEVEL,
    shell: values.UPSTREAM_SHELL,
    services,
    images: values.UPSTREAM_IMAGES,
    trustedProxies: values.TRUSTED_PROXIES,
    limits: { pageFirstByteMs: values.PAGE_FIRST_BYTE_MS },
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
