import type { RequestHandler } from "express";

/**
 * Whether a process can serve, part by part. `problems` inform operators and do not affect
 * readiness.
 */
export interface ReadyReport {
  ok: boolean;
  parts: Record<string, { ok: boolean; detail?: string }>;
  problems: string[];
}

/** A report in which every part works. */
export function allReady(...parts: string[]): ReadyReport {
  return {
    ok: true,
    parts: Object.fromEntries(parts.map((part) => [part, { ok: true }])),
    problems: [],
  };
}

/**
 * `/livez`: the process responds. It checks no dependency, whose fault a restart would not cure.
 */
export const livez: RequestHandler = (_request, response) => {
  response.set("cache-control", "no-store").json({ ok: true });
};

/** `/readyz`: 200 when every part works, else 503, with the report either way. */
export function readyz(ready: () => Promise<ReadyReport>): RequestHandler {
  return async (_request, response) => {
    const report = await ready();
    response
      .set("cache-control", "no-store")
      .status(report.ok ? 200 : 503)
      .json(report);
  };
}
