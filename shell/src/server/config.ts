import {
  type ServiceName,
  serviceNames,
  type UpstreamVariable,
  upstreamVariable,
} from "@forecourt/contracts/services";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";

const milliseconds = z.coerce.number().int().min(1).max(60_000);

/** One address a replica, separated by commas. */
const addresses = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^http$/, error: "expected http://… for each replica" })).min(1));

const upstreams = Object.fromEntries(
  serviceNames.map((name) => [upstreamVariable(name), addresses]),
) as Record<UpstreamVariable, typeof addresses>;

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  ...upstreams,
  /** What visitors' proofs are signed with, the same in every process. */
  SIGNING_SECRET: z.string("expected a secret").min(32, "expected at least 32 characters"),
  /** Time that a remote and its loader have. */
  PAGE_RESOLVE_MS: milliseconds.default(700),
  /** Time that the first view has to render. */
  PAGE_RENDER_MS: milliseconds.default(300),
  /** Time that parts below the first view have. */
  PAGE_LATE_MS: milliseconds.default(3000),
  /** Time that the visitor service has before a remote and its loader begin. */
  PAGE_VISITOR_MS: milliseconds.default(200),
  /** How long a remote may keep the process busy in one piece before it counts as hung. */
  HANG_MS: milliseconds.default(1500),
});

/** The shell server's configuration; fails at start and names every bad variable. */
export function shellConfig(env: Env) {
  const values = readConfig(Variables, env);
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, values[upstreamVariable(name)]]),
  ) as Record<ServiceName, string[]>;
  return Object.freeze({
    dataDir: values.DATA_DIR,
    dealersDir: values.DEALERS_DIR,
    releasesDir: values.RELEASES_DIR,
    logLevel: values.LOG_LEVEL,
    signingSecret: values.SIGNING_SECRET,
    services,
    visitorMs: values.PAGE_VISITOR_MS,
    hangMs: values.HANG_MS,
    deadlines: {
      resolve: values.PAGE_RESOLVE_MS,
      render: values.PAGE_RENDER_MS,
      late: values.PAGE_LATE_MS,
    },
  });
}
