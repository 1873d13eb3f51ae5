import type { Express, RequestHandler } from "express";
import { declaredEndpoints } from "./declare-endpoints.ts";
import { openApiDocument } from "./document.ts";

/** Path of a service's OpenAPI document, by the name of the service below `/api`. */
export function openApiPath(service: string): string {
  return `/api/${service}/openapi.json`;
}

/** Serves the OpenAPI document of `app` at `openApiPath`; the gateway adds the service's name. */
export function serveOpenApi(app: Express): void {
  const handler: RequestHandler<{ service: string }> = (request, response) => {
    const title = `Forecourt: ${request.params.service}`;
    response.set("cache-control", "no-store").json(openApiDocument(title, declaredEndpoints(app)));
  };
  app.get(openApiPath(":service"), handler);
}
