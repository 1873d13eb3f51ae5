import { endpoint } from "@forecourt/contracts/endpoint";
import { describe, expect, test } from "@jest/globals";
import { Validator } from "@seriousme/openapi-schema-validator";
import { z } from "zod";
import { openApiDocument } from "./document.ts";

const getOffer = endpoint({
  method: "GET",
  path: "/api/trade/offers/:id",
  params: z.object({ id: z.string().min(3) }),
  query: z.object({ zip: z.string(), miles: z.coerce.number().optional() }),
  reply: z.object({ cents: z.int(), day: z.string().default("today") }),
  errors: ["not-found", "content-unknown"],
});
const requestOffer = endpoint({
  method: "POST",
  path: "/api/trade/offers/:id",
  params: z.object({ id: z.string() }),
  body: z.object({ vin: z.string(), day: z.string().default("today") }),
  reply: z.undefined(),
  errors: ["fields-invalid"],
});
const document = openApiDocument("Trade", [getOffer, requestOffer]);
const operations = document.paths["/api/trade/offers/{id}"];

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
    expect([valid, errors]).toEqual([true, undefined]);
  });

  test("puts the methods of one path under its template", () => {
    expect(Object.keys(document.paths)).toEqual(["/api/trade/offers/{id}"]);
    expect(Object.keys(operations ?? {})).toEqual(["get", "post"]);
  });

  test("describes path and query parameters with their schemas", () => {
    expect(operations?.["get"]?.parameters).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string", minLength: 3 } },
      { name: "zip", in: "query", required: true, schema: { type: "string" } },
      { name: "miles", in: "query", required: false, schema: { type: "number" } },
    ]);
  });

  test("requires the fields that a caller must send in a body, and receives in a reply", () => {
    const body = operations?.["post"]?.requestBody?.content["application/json"]?.schema;
    const reply = operations?.["get"]?.responses["200"]?.content?.["application/json"]?.schema;
    expect(body?.["required"]).toEqual(["vin"]);
    expect(reply?.["required"]).toEqual(["cents", "day"]);
  });

  test("lists the error codes by status, including those of every endpoint", () => {
    const responses = operations?.["get"]?.responses ?? {};
    expect(Object.entries(responses).map(([status, one]) => [status, one.description])).toEqual([
      ["200", "Done."],
      ["400", "Error: bad-request, bad-query."],
      ["404", "Error: not-found, content-unknown."],
      ["500", "Error: internal."],
    ]);
  });

  test("has a 204 without a body for an endpoint without a reply", () => {
    expect(operations?.["post"]?.responses["204"]).toEqual({
      description: "Done, without a body.",
    });
  });
});
