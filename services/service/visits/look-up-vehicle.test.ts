import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createLog } from "@forecourt/service-kit/log";
import { afterEach, expect, test } from "@jest/globals";
import { vehicleLookup } from "./look-up-vehicle.ts";

const vin = "4T1B11HK8KU123456";
const from = { tenant: { dealerId: "heartland", storeId: "rolla" }, network: "203.0.113.9" };
const camry = { modelYear: 2019, make: "Toyota", model: "Camry", series: "SE", style: null };

let server: Server | null = null;
afterEach(() => {
  server?.close();
});

/** A trade service that gives this answer to every lookup; resolves with the result and the request. */
async function lookUp(status: number, body: unknown) {
  const asked: { headers: Record<string, unknown>; url: string | undefined }[] = [];
  server = createServer((request, response) => {
    asked.push({ headers: request.headers, url: request.url });
    request.resume();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const log = createLog({ name: "service", level: "silent" });
  const found = await vehicleLookup([`http://127.0.0.1:${port}`], log)(vin, from);
  return { found, asked };
}

test("asks for the visitor, at their store", async () => {
  const { found, asked } = await lookUp(200, { status: "found", vin, cars: [camry] });
  expect(found).toEqual({ modelYear: 2019, make: "Toyota", model: "Camry", trim: "SE" });
  expect(asked).toMatchObject([
    {
      url: "/api/trade/car-lookups",
      headers: {
        [internalHeaders.dealer]: "heartland",
        [internalHeaders.store]: "rolla",
        "x-forwarded-for": "203.0.113.9",
      },
    },
  ]);
});

test.each<[string, number, unknown, object | null]>([
  [
    "has no trim when several trims have the VIN",
    200,
    { status: "found", vin, cars: [camry, { ...camry, series: "LE" }] },
    { modelYear: 2019, make: "Toyota", model: "Camry", trim: null },
  ],
  [
    "finds nothing when the cars are different models",
    200,
    { status: "found", vin, cars: [camry, { ...camry, model: "Corolla" }] },
    null,
  ],
  ["finds nothing when the VIN is unknown", 200, { status: "unavailable" }, null],
  ["finds nothing when lookups are limited", 429, { error: { code: "too-many-requests" } }, null],
  ["finds nothing when the trade service fails", 500, {}, null],
  ["finds nothing in an answer that is none", 200, { status: "found" }, null],
])("%s", async (_what, status, body, expected) => {
  expect((await lookUp(status, body)).found).toEqual(expected);
});
