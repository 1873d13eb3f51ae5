import type { RequestHandler } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Gauges whose names end like those of counters, which Prometheus' linter refuses; those by type say the same. */
const misnamed = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

let ofProcess: Registry | undefined;

/** Memory, event loop and garbage collection: one set per process, however many apps it hosts. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    for (const name of misnamed) ofProcess.removeSingleMetric(name);
  }
  return ofProcess;
}

/** Labels of a measured request; `route` is a pattern, never a path. */
export interface RequestLabels {
  method: string;
  route: string;
  status: number;
}

export interface Metrics {
  /** Registry for the app's own metrics. */
  registry: Registry;
  /** Adds a request that no Express app has handled. */
  observe(labels: RequestLabels, seconds: number): void;
  /** Measures every request by method, route pattern and status; never by path. */
  measure: RequestHandler;
  /** Responds in Prometheus' text format. */
  expose: RequestHandler;
}

/**
 * Metrics of one app in a registry of its own, so that two apps in one process do not mix. `others`
 * are exposed with it, such as those of the services that a process hosts.
 */
export function createMetrics(others: readonly Registry[] = []): Metrics {
  const registry = new Registry();
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time from a request's arrival to the end of its answer, in seconds",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status }, time) => seconds.observe({ method, route, status }, time),
    measure: (request, response, next) => {
      const start = performance.now();
      response.once("close", () => {
        const labels = {
          method: request.method,
          route: routeOf(request),
          status: response.statusCode,
        };
        seconds.observe(labels, (performance.now() - start) / 1000);
      });
      next();
    },
    expose: async (_request, response) => {
      const all = Registry.merge([processRegistry(), registry, ...others]);
      response.type(all.contentType).send(await all.metrics());
    },
  };
}

function routeOf(request: { route?: unknown; baseUrl?: string }): string {
  const { route } = request;
  if (typeof route !== "object" || route === null || !("path" in route)) return "unmatched";
  return `${request.baseUrl ?? ""}${String(route.path)}`;
}
