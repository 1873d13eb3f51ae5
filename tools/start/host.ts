import { pathToFileURL } from "node:url";
import { type ServiceName, serviceNames, serviceOfApi } from "@forecourt/contracts/services";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { errorHandler, notFound } from "@forecourt/service-kit/error-handler";
import { livez, type ReadyReport, readyz } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { requestId } from "@forecourt/service-kit/request-id";
import { type CreateService, type Service, serve } from "@forecourt/service-kit/service";
import { versionPath, versionRoute } from "@forecourt/service-kit/version";
import express from "express";
import { z } from "zod";
import { ReleasedServices } from "./services/released-services.ts";

/** Imports a service from the file of its release, or from the checkout. */
function importService(
  name: ServiceName,
  released: ReleasedServices,
): Promise<{ createService: CreateService }> {
  const file = released[name];
  return import(file ? pathToFileURL(file).href : `../../services/${name}/server.ts`);
}

const Variables = z.object({
  LOG_LEVEL: variables.LOG_LEVEL,
  /** Names of services, separated by commas; default: all. */
  HOSTED_SERVICES: z
    .string()
    .transform((names) => names.split(","))
    .pipe(z.array(z.enum(serviceNames)))
    .default([...serviceNames]),
  RELEASED_SERVICES: ReleasedServices.default({}),
});

/**
 * All services in one process, or the services in `HOSTED_SERVICES`, for a site on one machine. Each serves the same
 * paths below `/api` and `/internal` as in a separate process; `/readyz` reports all of them.
 */
export async function createService(env: Env): Promise<Service> {
  const {
    LOG_LEVEL: level,
    HOSTED_SERVICES: names,
    RELEASED_SERVICES: released,
  } = readConfig(Variables, env);
  const hosted = await Promise.all(
    names.map(async (name) => {
      const module = await importService(name, released);
      return [name, await module.createService(env)] as const;
    }),
  );
  const ready = () => combine(hosted);
  const metrics = createMetrics(hosted.flatMap(([, { measures }]) => measures ?? []));
  const byName = new Map<string, Service>(hosted);
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", livez);
  app.get("/readyz", readyz(ready));
  app.get("/metrics", metrics.expose);
  app.get(
    versionPath,
    versionRoute((name) => byName.get(name)?.version?.() ?? null),
  );
  app.use(requestId);
  app.use(metrics.measure);
  // Not `app.use(prefix, …)`: that would remove the prefix, and services mount full paths.
  app.use((request, response, next) => {
    const [, name = ""] = /^\/(?:api|internal)\/([^/]+)(?:\/|$)/.exec(request.path) ?? [];
    const owner = serviceOfApi(name);
    const service = owner ? byName.get(owner) : undefined;
    if (service) service.app(request, response);
    else next();
  });
  app.use(notFound);
  app.use(errorHandler(createLog({ name: "services", level })));
  const close = async () => {
    await Promise.all(hosted.map(([, service]) => service.close()));
  };
  return { name: "services", app, ready, close };
}

/** Merges the reports; parts are prefixed: "inventory.database". */
async function combine(hosted: readonly (readonly [ServiceName, Service])[]): Promise<ReadyReport> {
  const reports = await Promise.all(
    hosted.map(async ([name, service]) => [name, await service.ready()] as const),
  );
  return {
    ok: reports.every(([, { ok }]) => ok),
    parts: Object.fromEntries(
      reports.flatMap(([name, { parts }]) =>
        Object.entries(parts).map(([part, state]) => [`${name}.${part}`, state]),
      ),
    ),
    problems: reports.flatMap(([name, { problems }]) =>
      problems.map((problem) => `${name}: ${problem}`),
    ),
  };
}

if (import.meta.main) await serve(createService);
