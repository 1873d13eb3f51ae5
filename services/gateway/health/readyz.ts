import type { ReadyReport } from "@forecourt/service-kit/health";
import type { RequestHandler } from "express";
import { contextOf } from "../request/request-context.ts";

/** `/readyz`: the status for every client; the report, which names paths and URLs, only locally. */
export function readyz(ready: () => Promise<ReadyReport>): RequestHandler {
  return async (request, response) => {
    const report = await ready();
    response.set("cache-control", "no-store").status(report.ok ? 200 : 503);
    response.json(contextOf(request).client.local ? report : { ok: report.ok });
  };
}
