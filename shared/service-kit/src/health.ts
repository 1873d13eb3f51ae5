import type { RequestHandler } from "express";

/** Whether a process can serve, part by part. `problems` are for people; they make nothing unready. */
export interface ReadyReport {
  ok: boolean;
  parts: Record<string, { ok: boolean; detail?: string }>;
  problems: string[];
}

/** A report of nothing but working parts. */
export function allReady(...parts: string[]): ReadyReport {
  return {
    ok: true,
    parts: Object.fromEntries(parts.map((part) => [part, { ok: true }])),
    problems: [],
  };
}

/** `/livez`: the process answers. Asks nothing else, so that a dependency's fault restarts nobody. */
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
