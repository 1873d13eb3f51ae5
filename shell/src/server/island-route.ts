import { AppError } from "@forecourt/contracts/errors";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { ignoreDisconnect } from "./client-disconnected.ts";
import { createRenderRequest } from "./create-render-request.ts";
import type { ShellDeps } from "./deps.ts";
import { privateNoCache } from "./document-route.ts";

/**
 * Responds with one fragment as JSON, for documents that this shell does not render: `inventory.arrivals.json`. The
 * parameter `path` is the page that it is drawn for, by default the home page.
 * @throws AppError not-found, or unavailable when the fragment failed
 */
export function islandRoute(deps: ShellDeps): RequestHandler {
  return ignoreDisconnect(async (request, response) => {
    const record = deps.renderers.live();
    if (!record) throw new AppError("unavailable", "no release is live");
    const renderer = await deps.renderers.rendererOf(record);
    if (!renderer.island) throw new AppError("not-found", "this release has no islands");
    const { path } = request.query;
    const page = typeof path === "string" && isPathOfThisSite(path) ? path : "/";
    const rendering = await createRenderRequest(deps, request, response, page, record);
    const { area = "", name = "" } = request.params as { area?: string; name?: string };
    const island = await renderer.island(rendering, `${area}/${name}`);
    if ("failure" in island) {
      throw new AppError(island.failure, `the fragment ${area}/${name} was not drawn`);
    }
    response.set(internalHeaders.record, record.id);
    response.set("cache-control", privateNoCache).json(island);
  });
}
