import { AppError } from "@forecourt/contracts/errors";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { Express, Request } from "express";
import { recordOfDocument } from "./chosen-record.ts";
import type { ShellDeps } from "./deps.ts";

/**
 * Serves what an open page asks to notice a new build, whose id is that of the release record. `latest.json` names the
 * one of which the visitor's next document is made, `meta/{id}.json` what it is made of; there are no rules for routes.
 */
export function buildsRoutes(app: Express, deps: ShellDeps): void {
  app.get(`${platformPaths.builds}/latest.json`, async (request, response) => {
    const record = await recordOfDocument(deps, request);
    response.set("cache-control", "private, no-store").json(buildOf(record));
  });
  app.get(
    `${platformPaths.builds}/meta/:id.json`,
    async (request: Request<{ id: string }>, response) => {
      const record = await deps.renderers.find(request.params.id);
      if (!record || record.preview) throw new AppError("not-found", "there is no such build");
      response.set("cache-control", "public, max-age=31536000, immutable").json({
        ...buildOf(record),
        releases: record.live,
        matcher: { static: {}, wildcard: {}, dynamic: {} },
        prerendered: [],
      });
    },
  );
}

function buildOf({ id, changedAt }: ReleaseRecord) {
  return { id, timestamp: Date.parse(changedAt) };
}
