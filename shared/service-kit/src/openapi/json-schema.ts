import { z } from "zod";

/** A JSON Schema of the 2020-12 dialect, which OpenAPI 3.1 uses as it is. */
export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of `schema`: what a caller sends for `input`, what a caller receives for `output`.
 * What JSON Schema cannot express, such as a custom check, is left out. A recursive schema, of which
 * `z.json()` is the only one, becomes "any value": its references would not resolve in a document.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return withoutReferences(rest) as JsonSchema;
}

function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner)]),
  );
}
