import { type ErrorCode, errorStatus } from "@forecourt/contracts/errors";
import type { DeclaredEndpoint } from "./declare-endpoints.ts";
import { type JsonSchema, jsonSchema } from "./json-schema.ts";

/** A path parameter or a key of the query string. */
export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

/** Media types and their schemas, of a request or a response. */
export type Content = Record<string, { schema: JsonSchema }>;

/** One endpoint as OpenAPI 3.1 describes it. */
export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** Describes `endpoint`: its parameters, its body, its reply and every error code by status. */
export function operationOf(endpoint: DeclaredEndpoint): Operation {
  const { method, path, params, query, body } = endpoint;
  const parameters = [
    ...pathNames(path).map((name) => pathParameter(name, params && jsonSchema(params, "input"))),
    ...(query ? queryParameters(jsonSchema(query, "input")) : []),
  ];
  return {
    operationId: `${method} ${path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, "input")) } }),
    responses: { ...success(endpoint), ...failures(endpoint) },
  };
}

/** Express writes a path parameter `:name`, OpenAPI `{name}`. */
export function pathTemplate(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}

function pathParameter(name: string, params: JsonSchema | undefined): Parameter {
  const schema = properties(params ?? {})[name] ?? { type: "string" };
  return { name, in: "path", required: true, schema };
}

function queryParameters(schema: JsonSchema): Parameter[] {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(properties(schema)).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
}

function properties(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema["properties"] ?? {}) as Record<string, JsonSchema>;
}

function json(schema: JsonSchema): Content {
  return { "application/json": { schema } };
}

/** A reply of `z.undefined()` has no body; JSON Schema has no such value. */
function success({ reply }: DeclaredEndpoint): Operation["responses"] {
  if (reply.safeParse(undefined).success) return { 204: { description: "Done, without a body." } };
  return { 200: { description: "Done.", content: json(jsonSchema(reply, "output")) } };
}

/** The declared codes, and those that `mount` and the error handler may add by themselves. */
function codesOf({ params, query, body, errors }: DeclaredEndpoint): Set<ErrorCode> {
  return new Set<ErrorCode>([
    ...errors,
    ...(params ? (["bad-request"] as const) : []),
    ...(query ? (["bad-query"] as const) : []),
    ...(body ? (["bad-body", "too-large"] as const) : []),
    "internal",
  ]);
}

function failures(endpoint: DeclaredEndpoint): Operation["responses"] {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: `Error: ${codes.join(", ")}.`, content: json(errorSchema(codes)) },
    ]),
  );
}

/** The JSON Schema of `ErrorBody` with the codes of one status. */
function errorSchema(codes: readonly ErrorCode[]): JsonSchema {
  const text = { type: "string" };
  return {
    type: "object",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "string", enum: codes },
          message: text,
          requestId: text,
          fields: { type: "object", additionalProperties: text },
        },
      },
    },
  };
}
