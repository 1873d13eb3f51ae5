import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import { sampleBookAnswer } from "../testing/sample-book-answer.ts";
import { valuedCar } from "../testing/valued-car.ts";
import { ValuationError } from "../valuation.ts";
import { httpBook } from "./http-book.ts";

const tenant = { dealerId: "heartland", storeId: null };

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

async function bookAt(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/UsedCarWS`;
}

const book = (url: string, more: object = {}) =>
  httpBook({ url, user: "dealer", password: "secret", timeoutMs: 60_000, ...more });

const replies =
  (body: unknown, status = 200) =>
  (_request: unknown, response: ServerResponse) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json" }).end(text);
  };

describe("the valuation service over HTTP", () => {
  test("is requested by part of the VIN with a password, and once for 12 hours", async () => {
    const seen: [string | undefined, string | undefined][] = [];
    const url = await bookAt((request, response) => {
      seen.push([request.url, request.headers.authorization]);
      replies(sampleBookAnswer())(request, response);
    });
    let time = 0;
    const { value } = book(url, { now: () => time });
    expect((await value(valuedCar(), tenant))?.values).toEqual({
      wholesaleRoughCents: 1_410_000,
      wholesaleAverageCents: 1_660_000,
      retailAverageCents: 2_060_000,
    });
    time = 12 * 3_600_000 - 1;
    const other = await value(valuedCar({ mileage: 60_001 }), tenant);
    expect(other?.values.wholesaleRoughCents).toBe(1_350_000);
    expect(seen).toEqual([
      ["/UsedCarWS/UsedVehicle/VIN/1M8GDM9AK?fmt=json", `Basic ${btoa("dealer:secret")}`],
    ]);
    time += 1;
    await value(valuedCar(), tenant);
    expect(seen).toHaveLength(2);
  });

  test("is not requested without a VIN", async () => {
    const url = await bookAt(replies(sampleBookAnswer()));
    expect(await book(url).value(valuedCar({ vin: null }), tenant)).toBeNull();
  });

  test.each([
    ["status 500", 500, "{}", "answered 500"],
    ["a wrong password", 401, "{}", "answered 401"],
    ["a page", 200, "<html>", "broke its contract"],
    ["an empty body", 200, "", "broke its contract"],
    ["other JSON", 200, "[1,2]", "broke its contract"],
    ["texts as values", 200, sampleBookAnswer({}, { base_whole_avg: "16000" }), "broke its"],
    [
      "another error with status 200",
      200,
      sampleBookAnswer({
        error_count: 1,
        message_list: [{ description: "Not licensed", code: 3, type: "Error" }],
      }),
      "reports: Not licensed",
    ],
  ])("gives no value with %s", async (_name, status, body, message) => {
    const url = await bookAt(replies(body, status));
    const answer = book(url).value(valuedCar(), tenant);
    await expect(answer).rejects.toBeInstanceOf(ValuationError);
    await expect(answer).rejects.toThrow(message);
  });

  test("gives no value after the time-out, and does not follow a redirect", async () => {
    let isMoved = false;
    const url = await bookAt((_request, response) => {
      if (isMoved) response.writeHead(307, { location: "/" }).end();
    });
    await expect(book(url, { timeoutMs: 200 }).value(valuedCar(), tenant)).rejects.toThrow(
      "did not answer",
    );
    isMoved = true;
    await expect(book(url).value(valuedCar(), tenant)).rejects.toThrow("did not answer");
  });

  test("is not requested for a while after failures in a row", async () => {
    let requests = 0;
    const url = await bookAt((_request, response) => {
      requests += 1;
      response.writeHead(500).end();
    });
    const { value } = book(url, { maxFailures: 3, pauseMs: 600_000 });
    for (let index = 0; index < 6; index += 1) {
      await expect(value(valuedCar(), tenant)).rejects.toBeInstanceOf(ValuationError);
    }
    expect(requests).toBe(3);
  });
});
