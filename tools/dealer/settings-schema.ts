import { DealerConfig, DealerIdentity } from "@forecourt/contracts/dealer-config";
import { z } from "zod";

type Schema = { [key: string]: unknown };

/**
 * A JSON Schema of dealer.json and of a store's file, made from the schemas with which the site checks them. Each file
 * states only its differences from the files below it, so nothing is required, and null clears a value.
 */
export function settingsSchema(): Schema {
  const settings = jsonSchema(DealerConfig);
  const identity = jsonSchema(DealerIdentity);
  const { properties, ...rest } = asLayer(settings) as { properties: Schema };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Settings of a dealer or of a store",
    ...rest,
    properties: { ...(asLayer(identity) as { properties: Schema }).properties, ...properties },
  };
}

function jsonSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}

/** A schema without required keys, and with null for every value of an object. */
function asLayer(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asLayer);
  if (typeof schema !== "object" || schema === null) return schema;
  const { required: _, ...rest } = schema as Schema;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      // Without the required keys that distinguish the alternatives, a value may fit several.
      key === "oneOf" ? "anyOf" : key,
      key === "properties" ? orNull(value as Schema) : asLayer(value),
    ]),
  );
}

function orNull(properties: Schema): Schema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { anyOf: [asLayer(schema), { type: "null" }] },
    ]),
  );
}
