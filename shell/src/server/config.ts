import {
  type ServiceName,
  serviceNames,
  type UpstreamVariable,
  upstreamVariable,
} from "@forecourt/contracts/services";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { defaultQuarantineMs } from "@forecourt/service-kit/releases/quarantine";
import { z } from "zod";

const milliseconds = z.coerce.number().int().min(1).max(60_000);

/** Comma-separated URLs of replicas. */
const replicas = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^http$/, error: "expected http://… for each replica" })).min(1));

const upstreams = Object.fromEntries(
  serviceNames.map((name) => [upstreamVariable(name), replicas]),
) as Record<UpstreamVariable, typeof replicas>;

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  ...upstreams,
  /** The key that signs visitors' claims, the same in every process. */
  SIGNING_SECRET: variables.SIGNING_SECRET,
  /** Deadline to load a remote and run the page's loader. */
  PAGE_RESOLVE_MS: milliseconds.default(700),
  /** Deadline to render the first view. */
  PAGE_RENDER_MS: milliseconds.default(300),
  /** Deadline for deferred parts. */
  PAGE_DEFERRED_MS: milliseconds.default(3000),
  /** Deadline for the fragments of other areas on a page; they normally take a tenth of it. */
  PAGE_FRAGMENT_MS: milliseconds.default(300),
  /** Deadline for the deferred parts of a whole document; slower parts are streamed instead. */
  PAGE_WHOLE_MS: milliseconds.default(400),
  /** Timeout of the visitor service, before the remote is loaded. */
  PAGE_VISITOR_MS: milliseconds.default(200),
  /** Timeout of the leads service to return a rejected form, before the remote is loaded. */
  PAGE_REJECTED_FORM_MS: milliseconds.default(400),
  /** Time that a remote may block the event loop before it counts as hung. */
  HANG_MS: milliseconds.default(1500),
  /** First time in quarantine for a remote that stopped this process. */
  QUARANTINE_MS: milliseconds.default(defaultQuarantineMs),
});

/** Reads the shell server's configuration. @throws when a variable is missing or invalid, naming each */
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
    rejectedFormMs: values.PAGE_REJECTED_FORM_MS,
    wholeMs: values.PAGE_WHOLE_MS,
    hangMs: values.HANG_MS,
    quarantineMs: values.QUARANTINE_MS,
    deadlines: {
      resolve: values.PAGE_RESOLVE_MS,
      render: values.PAGE_RENDER_MS,
      deferred: values.PAGE_DEFERRED_MS,
      fragment: values.PAGE_FRAGMENT_MS,
    },
  });
}
