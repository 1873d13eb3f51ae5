import type { ReadyReport } from "@forecourt/service-kit/health";
import type { RequestHandler } from "express";
import { visitOf } from "../visit.ts";

/** `/readyz`: the status for everyone, the report with its paths and addresses for this machine. */
export function readyAnswer(ready: () => Promise<ReadyReport>): RequestHandler {
  return async (request, response) => {
    const report = await ready();
    response.set("cache-control", "no-store").status(report.ok ? 200 : 503);
    response.json(visitOf(request).client.local ? report : { ok: report.ok });
  };
}
