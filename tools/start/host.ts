import { type AreaName, areaNames } from "@forecourt/contracts/areas";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { errorHandler, notFound } from "@forecourt/service-kit/error-handler";
import { livez, type ReadyReport, readyz } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { requestId } from "@forecourt/service-kit/request-id";
import { type CreateService, type Service, serve } from "@forecourt/service-kit/service";
import express from "express";
import { z } from "zod";

/** Every area's service. Imported when the process starts, so that one table names them all. */
const services: Record<AreaName, () => Promise<{ createService: CreateService }>> = {
  inventory: () => import("@forecourt/service-inventory/server"),
  financing: () => import("@forecourt/service-financing/server"),
  trade: () => import("@forecourt/service-trade/server"),
  service: () => import("@forecourt/service-service/server"),
  company: () => import("@forecourt/service-company/server"),
};

/**
 * All services in one process, for a site that runs on one machine. Each answers below its own
 * `/api/<area>`, exactly as it does alone; `/readyz` holds for all of them.
 */
export async function createHost(env: Env): Promise<Service> {
  const hosted = await Promise.all(
    areaNames.map(async (area) => {
      const { createService } = await services[area]();
      return [area, await createService(env)] as const;
    }),
  );
  const { LOG_LEVEL: level } = readConfig(z.object({ LOG_LEVEL: variables.LOG_LEVEL }), env);
  const ready = () => combine(hosted);
  const metrics = createMetrics();
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", livez);
  app.get("/readyz", readyz(ready));
  app.get("/metrics", metrics.expose);
  app.use(requestId);
  app.use(metrics.measure);
  for (const [area, service] of hosted) {
    const prefix = `/api/${area}/`;
    // Not `app.use(prefix, …)`: that would cut the prefix off, and services mount whole paths.
    app.use((request, response, next) => {
      if (request.path.startsWith(prefix)) service.app(request, response, next);
      else next();
    });
  }
  app.use(notFound);
  app.use(errorHandler(createLog({ name: "services", level })));
  const close = async () => {
    await Promise.all(hosted.map(([, service]) => service.close()));
  };
  return { name: "services", app, ready, close };
}

/** One report of all: a part is called "inventory.database". */
async function combine(hosted: readonly (readonly [AreaName, Service])[]): Promise<ReadyReport> {
  const reports = await Promise.all(
    hosted.map(async ([area, service]) => [area, await service.ready()] as const),
  );
  return {
    ok: reports.every(([, { ok }]) => ok),
    parts: Object.fromEntries(
      reports.flatMap(([area, { parts }]) =>
        Object.entries(parts).map(([part, state]) => [`${area}.${part}`, state]),
      ),
    ),
    problems: reports.flatMap(([area, { problems }]) =>
      problems.map((problem) => `${area}: ${problem}`),
    ),
  };
}

if (import.meta.main) await serve(createHost);
