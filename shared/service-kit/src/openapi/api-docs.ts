import type { RequestHandler } from "express";
import { fetchFromReplicas } from "../fetch-from-replicas.ts";
import { type DeclaredEndpoint } from "./declare-endpoints.ts";
import { docsPage, type ServiceDocument } from "./docs-page.ts";
import { type OpenApiDocument, openApiDocument } from "./document.ts";
import { openApiPath } from "./serve-openapi.ts";

export interface ApiDocsOptions {
  /** Addresses of each service's replicas, by the service's name. */
  services: Readonly<Record<string, readonly string[]>>;
  /** Endpoints that the gateway itself serves. */
  gateway: readonly DeclaredEndpoint[];
}

/** Time that a service has for its document, in ms. */
const TIMEOUT_MS = 2000;

/** Answers with one HTML page of every service's endpoints, read from the services on each request. */
export function apiDocs({ services, gateway }: ApiDocsOptions): RequestHandler {
  return async (_request, response) => {
    const documents = await Promise.all(
      Object.entries(services).map(([service, replicas]) => fetchDocument(service, replicas)),
    );
    const own = { service: "gateway", document: openApiDocument("Forecourt: gateway", gateway) };
    response
      .set("cache-control", "no-store")
      .type("html")
      .send(docsPage([own, ...documents]));
  };
}

async function fetchDocument(
  service: string,
  replicas: readonly string[],
): Promise<ServiceDocument> {
  try {
    const url = new URL(openApiPath(service), "http://service");
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetchFromReplicas(replicas)(url, { signal });
    const document = response.ok ? ((await response.json()) as OpenApiDocument) : null;
    return { service, document };
  } catch {
    // A page for developers: it names the service that does not answer.
    return { service, document: null };
  }
}
