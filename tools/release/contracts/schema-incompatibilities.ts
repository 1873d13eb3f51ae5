import type { JsonSchema } from "@forecourt/service-kit/openapi/json-schema";

/**
 * Places where `accepted` refuses a value that `given` allows, a line each; empty when every value fits. Different
 * notations of JSON Schema for the same values, such as two patterns, count as different.
 */
export function schemaIncompatibilities(
  given: JsonSchema,
  accepted: JsonSchema,
  at = "it",
): string[] {
  if (isAny(accepted)) return [];
  const parts = listOf(accepted, "allOf");
  if (parts) return parts.flatMap((part) => schemaIncompatibilities(given, part, at));
  const alternatives = alternativesOf(given);
  if (alternatives)
    return unique(alternatives.flatMap((one) => schemaIncompatibilities(one, accepted, at)));
  const choices = alternativesOf(accepted);
  if (choices) return fewest(choices.map((choice) => schemaIncompatibilities(given, choice, at)));
  const givenParts = listOf(given, "allOf");
  if (givenParts) return schemaIncompatibilities(merged(givenParts), accepted, at);
  return [...valueMisfits(given, accepted, at), ...shapeMisfits(given, accepted, at)];
}

function isAny(schema: JsonSchema): boolean {
  const annotations = ["description", "title", "default", "examples", "id"];
  return Object.keys(schema).every((key) => annotations.includes(key));
}

function alternativesOf(schema: JsonSchema): JsonSchema[] | null {
  const listed = listOf(schema, "anyOf") ?? listOf(schema, "oneOf");
  if (listed) return listed;
  const { type } = schema;
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : null;
}

/** The types, the listed values and the limits of one schema without alternatives. */
function valueMisfits(given: JsonSchema, accepted: JsonSchema, at: string): string[] {
  const values = valuesOf(given);
  const known = valuesOf(accepted);
  if (known && !values) return [`${at} may be other than ${shown(known)}`];
  if (known && values) {
    const others = values.filter((value) => !known.includes(value));
    return others.length > 0 ? [`${at} may be ${shown(others)}`] : [];
  }
  if (values) {
    const typed = values.every((value) => isOfType(JSON.parse(value), accepted["type"]));
    return typed ? [] : [`${at} is not always ${typeName(accepted)}`];
  }
  if (!fitsType(given["type"], accepted["type"])) {
    return [`${at} is ${typeName(given)}, not ${typeName(accepted)}`];
  }
  return limitMisfits(given, accepted, at);
}

/** Limits by their name, with a test whether the given limit is wider than the accepted limit. */
const limits: Record<string, (given: number, accepted: number) => boolean> = {
  minimum: (given, accepted) => given < accepted,
  exclusiveMinimum: (given, accepted) => given < accepted,
  minLength: (given, accepted) => given < accepted,
  minItems: (given, accepted) => given < accepted,
  maximum: (given, accepted) => given > accepted,
  exclusiveMaximum: (given, accepted) => given > accepted,
  maxLength: (given, accepted) => given > accepted,
  maxItems: (given, accepted) => given > accepted,
};

function limitMisfits(given: JsonSchema, accepted: JsonSchema, at: string): string[] {
  const numbers = Object.entries(limits).flatMap(([name, isWider]) => {
    const limit = accepted[name];
    if (typeof limit !== "number") return [];
    const own = given[name];
    if (typeof own === "number" && !isWider(own, limit)) return [];
    // A length or a count of at least zero is no limit.
    return name.startsWith("min") && name !== "minimum" && limit === 0
      ? []
      : [`${at} is not held to ${name} ${limit}`];
  });
  const forms = ["pattern", "format"].flatMap((name) => {
    const form = accepted[name];
    return form === undefined || form === given[name] ? [] : [`${at} has another ${name}`];
  });
  return [...numbers, ...forms];
}

function shapeMisfits(given: JsonSchema, accepted: JsonSchema, at: string): string[] {
  if (accepted["type"] === "object" && given["type"] === "object") {
    return objectMisfits(given, accepted, at);
  }
  if (accepted["type"] !== "array" || given["type"] !== "array") return [];
  const [items, known] = [given["items"], accepted["items"]].map(asSchema);
  const own = known ? schemaIncompatibilities(items ?? {}, known, `${at}[]`) : [];
  const places = listOf(accepted, "prefixItems") ?? [];
  const givenPlaces = listOf(given, "prefixItems") ?? [];
  const inPlaces = places.flatMap((place, index) =>
    schemaIncompatibilities(givenPlaces[index] ?? items ?? {}, place, `${at}[${index}]`),
  );
  return [...own, ...inPlaces];
}

function objectMisfits(given: JsonSchema, accepted: JsonSchema, at: string): string[] {
  const [own, known] = [propertiesOf(given), propertiesOf(accepted)];
  const always = namesIn(given["required"]);
  const missing = namesIn(accepted["required"])
    .filter((name) => !always.includes(name))
    .map((name) => `${at}.${name} ${own[name] ? "may be missing" : "is missing"}`);
  const others = accepted["additionalProperties"];
  const different = Object.entries(own).flatMap(([name, schema]) => {
    const expected = known[name] ?? asSchema(others);
    if (expected) return schemaIncompatibilities(schema, expected, `${at}.${name}`);
    return others === false ? [`${at}.${name} is not accepted`] : [];
  });
  const [givenOthers, expectedOthers] = [given["additionalProperties"], others].map(asSchema);
  const beyond =
    givenOthers && expectedOthers
      ? schemaIncompatibilities(givenOthers, expectedOthers, `${at}.*`)
      : [];
  return [...missing, ...different, ...beyond];
}

function merged(parts: readonly JsonSchema[]): JsonSchema {
  const properties = Object.assign({}, ...parts.map(propertiesOf));
  const required = unique(parts.flatMap((part) => namesIn(part["required"])));
  const all = Object.assign({}, ...parts);
  return Object.keys(properties).length > 0 ? { ...all, properties, required } : all;
}

/** The values that a schema lists, as JSON; null when it lists none. */
function valuesOf(schema: JsonSchema): string[] | null {
  if ("const" in schema) return [JSON.stringify(schema["const"])];
  const { enum: listed } = schema;
  return Array.isArray(listed) ? listed.map((value) => JSON.stringify(value)) : null;
}

function typeName({ type }: JsonSchema): string {
  return typeof type === "string" ? type : "anything";
}

function fitsType(given: unknown, accepted: unknown): boolean {
  return (
    accepted === undefined || given === accepted || (given === "integer" && accepted === "number")
  );
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === undefined) return true;
  if (value === null) return type === "null";
  if (type === "integer" || type === "number") return typeof value === "number";
  return typeof value === type;
}

function fewest(lists: readonly string[][]): string[] {
  return lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? []);
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema["properties"] ?? {}) as Record<string, JsonSchema>;
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? (list as string[]) : [];
}

function listOf(schema: JsonSchema, key: string): JsonSchema[] | null {
  const list = schema[key];
  return Array.isArray(list) ? (list as JsonSchema[]) : null;
}

function asSchema(value: unknown): JsonSchema | undefined {
  return typeof value === "object" && value !== null ? (value as JsonSchema) : undefined;
}

function shown(values: readonly string[]): string {
  return values.join(" or ");
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}
