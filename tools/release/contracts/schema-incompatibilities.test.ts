import { jsonSchema } from "@forecourt/service-kit/openapi/json-schema";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { schemaIncompatibilities } from "./schema-incompatibilities.ts";

const misfits = (given: z.ZodType, accepted: z.ZodType) =>
  schemaIncompatibilities(jsonSchema(given, "input"), jsonSchema(accepted, "input"));

const car = z.object({ stock: z.string(), price: z.int(), color: z.string().optional() });

describe("schemaMisfits", () => {
  test.each<[string, z.ZodType]>([
    ["an object", car],
    ["a strict object", z.strictObject({ a: z.string() })],
    ["alternatives", z.union([z.string().min(2), z.null(), z.array(z.int())])],
    [
      "a discriminated union",
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("a"), x: z.int() }),
        z.object({ kind: z.literal("b"), y: z.string() }),
      ]),
    ],
    ["a record", z.record(z.string(), z.object({ a: z.number().nullable() }))],
    ["an intersection", z.intersection(car, z.object({ extra: z.boolean() }))],
    ["a tuple", z.tuple([z.string(), z.int()])],
    ["a text with a form", z.iso.datetime()],
    ["a text with a pattern", z.string().regex(/^a$/).max(3)],
    ["anything", z.unknown()],
  ])("%s fits itself", (_what, schema) => {
    expect(misfits(schema, schema)).toEqual([]);
  });

  test.each<[string, z.ZodType, z.ZodType]>([
    ["a field more", car.extend({ year: z.int() }), car],
    ["an optional field more", car.extend({ year: z.int().optional() }), car],
    ["a field that is always there now", car.required(), car],
    ["a narrower text", z.enum(["new", "used"]), z.string()],
    ["fewer values", z.enum(["new"]), z.enum(["new", "used"])],
    ["an integer as a number", z.int(), z.number()],
    ["one of the alternatives", z.string(), z.string().nullable()],
    ["a narrower length", z.string().max(3), z.string().max(5)],
    ["less items", z.array(z.string()).max(3), z.array(z.string()).max(5)],
  ])("what is given may have %s", (_what, given, accepted) => {
    expect(misfits(given, accepted)).toEqual([]);
  });

  test.each<[string, z.ZodType, z.ZodType, string]>([
    ["a missing field", car.omit({ price: true }), car, "it.price is missing"],
    ["a field that may be missing", car.partial({ price: true }), car, "it.price may be missing"],
    [
      "a field of another type",
      car.extend({ price: z.string() }),
      car,
      "it.price is string, not integer",
    ],
    [
      "a field that may be null",
      car.extend({ stock: z.string().nullable() }),
      car,
      "it.stock is null, not string",
    ],
    [
      "a value more",
      z.enum(["new", "certified"]),
      z.enum(["new", "used"]),
      'it may be "certified"',
    ],
    [
      "any text for listed ones",
      z.string(),
      z.enum(["new", "used"]),
      'it may be other than "new" or "used"',
    ],
    ["a longer text", z.string().max(9), z.string().max(5), "it is not held to maxLength 5"],
    ["a text without its limit", z.string(), z.string().max(5), "it is not held to maxLength 5"],
    [
      "a text of another pattern",
      z.string().regex(/b/),
      z.string().regex(/a/),
      "it has another pattern",
    ],
    [
      "an item of another type",
      z.array(z.int()),
      z.array(z.string()),
      "it[] is integer, not string",
    ],
    [
      "a place of another type",
      z.tuple([z.int()]),
      z.tuple([z.string()]),
      "it[0] is integer, not string",
    ],
    [
      "a field that is refused",
      z.object({ a: z.string(), b: z.string() }),
      z.strictObject({ a: z.string() }),
      "it.b is not accepted",
    ],
    [
      "an entry of another type",
      z.record(z.string(), z.int()),
      z.record(z.string(), z.string()),
      "it.* is integer, not string",
    ],
    [
      "one bad alternative",
      z.union([z.string(), z.int()]),
      z.string(),
      "it is integer, not string",
    ],
    ["anything at all", z.unknown(), z.string(), "it is anything, not string"],
    [
      "a deep difference",
      z.object({ a: z.object({ b: z.int() }) }),
      z.object({ a: z.object({ b: z.string() }) }),
      "it.a.b is integer, not string",
    ],
  ])("%s is a misfit that says where", (_what, given, accepted, line) => {
    expect(misfits(given, accepted)).toEqual([line]);
  });
});
