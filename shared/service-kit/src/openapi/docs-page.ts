import { escapeHtml } from "../escape-html.ts";
import type { OpenApiDocument } from "./document.ts";
import type { Operation } from "./operation.ts";

/** A service's document, or null when the service did not answer. */
export interface ServiceDocument {
  service: string;
  document: OpenApiDocument | null;
}

/** One HTML page of all endpoints, without a script, a style or any other file. */
export function docsPage(services: readonly ServiceDocument[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Forecourt API</title></head>
<body><h1>Forecourt API</h1>
${services.map(serviceSection).join("\n")}
</body></html>
`;
}

function serviceSection({ service, document }: ServiceDocument): string {
  const name = escapeHtml(service);
  if (!document) return `<section><h2>${name}</h2><p>This service does not answer.</p></section>`;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => details(method, path, operation)),
  );
  const link = `<a href="/api/${name}/openapi.json">openapi.json</a>`;
  return `<section><h2>${name}</h2><p>${link}</p>${operations.join("\n")}</section>`;
}

function details(method: string, path: string, operation: Operation): string {
  const title = escapeHtml(`${method.toUpperCase()} ${path}`);
  const text = escapeHtml(JSON.stringify(operation, null, 2));
  return `<details><summary><code>${title}</code></summary><pre>${text}</pre></details>`;
}
