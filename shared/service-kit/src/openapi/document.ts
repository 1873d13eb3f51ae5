import type { DeclaredEndpoint } from "./declare-endpoints.ts";
import { type Operation, operationOf, pathTemplate } from "./operation.ts";

/** An OpenAPI 3.1 document, as far as we write one. */
export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string };
  /** Operations by path template and lower-case method. */
  paths: Record<string, Record<string, Operation>>;
}

/** The OpenAPI document of `endpoints`. Two endpoints of one path share its entry. */
export function openApiDocument(
  title: string,
  endpoints: readonly DeclaredEndpoint[],
): OpenApiDocument {
  const byPath = Map.groupBy(endpoints, ({ path }) => pathTemplate(path));
  const paths = [...byPath].map(([path, sharing]) => {
    const operations = sharing.map((one) => [one.method.toLowerCase(), operationOf(one)] as const);
    return [path, Object.fromEntries(operations)] as const;
  });
  return { openapi: "3.1.1", info: { title, version: "1" }, paths: Object.fromEntries(paths) };
}
