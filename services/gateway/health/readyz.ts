import type { ReadyReport } from "@forecourt/service-kit/health";
import type { RequestHandler } from "express";

/** `/readyz` of the public port: the status only, because the report names paths and addresses. */
export function publicReadyz(ready: () => Promise<ReadyReport>): RequestHandler {
  return async (_request, response) => {
    const { ok } = await ready();
    response
      .set("cache-control", "no-store")
      .status(ok ? 200 : 503)
      .json({ ok });
  };
}
