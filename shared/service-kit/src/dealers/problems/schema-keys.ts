import { z } from "zod";
import { isObject, type Json, type JsonPath } from "../json/json.ts";

/** The keys that `schema` knows for the object at `path`. */
export function keysAt(schema: z.ZodType, path: JsonPath): string[] {
  const inner = path.reduce<z.ZodType | null>((at, key) => at && childOf(at, key), schema);
  const object = inner && unwrap(inner);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/** Keys of `document` that `schema` would drop silently, with the keys that it knows there. */
export function unknownKeys(
  schema: z.ZodType,
  document: Json,
  path: JsonPath = [],
): { path: JsonPath; known: string[] }[] {
  const inner = unwrap(schema);
  const entries: [string | number, Json][] = Array.isArray(document)
    ? [...document.entries()]
    : isObject(document)
      ? Object.entries(document)
      : [];
  return entries.flatMap(([key, value]) => {
    const child = childOf(inner, key);
    if (child) return unknownKeys(child, value, [...path, key]);
    const dropped = inner instanceof z.ZodObject;
    return dropped ? [{ path: [...path, key], known: Object.keys(inner.shape) }] : [];
  });
}

function childOf(schema: z.ZodType, key: string | number): z.ZodType | null {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.hasOwn(inner.shape, key) ? (inner.shape[key] as z.ZodType) : null;
  }
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
  return null;
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}
