import { afterEach, describe, expect, test } from "@jest/globals";
import { LookupError } from "../car-decoder.ts";
import { hostileAnswers, outsideService, replies } from "../testing/outside-service.ts";
import { httpPlateLookup } from "./http-plate-lookup.ts";

const vin = "1HGCM82633A004352";
const outside = outsideService();
afterEach(outside.stop);

const plates = (url: string, more: object = {}) =>
  httpPlateLookup({ url, token: "a secret", timeoutMs: 60_000, ...more });

describe("a plate service over HTTP", () => {
  test("gets the plate in the body, and answers with a VIN", async () => {
    const seen: unknown[] = [];
    const url = await outside.start((request, response) => {
      const { url: address, method, headers } = request;
      request.on("data", (chunk) => {
        seen.push([address, method, headers.authorization, JSON.parse(String(chunk))]);
      });
      request.on("end", () => replies({ vin: vin.toLowerCase() })(request, response));
    });
    expect(await plates(`${url}/plates`).vinOf("ABC123", "MO")).toBe(vin);
    const body = { plate: "ABC123", state: "MO" };
    expect(seen).toEqual([["/plates", "POST", "Bearer a secret", body]]);
  });

  test.each([
    ["404", replies({}, 404)],
    ["null", replies({ vin: null })],
  ])("does not know a plate by %s", async (_case, answer) => {
    const url = await outside.start(answer);
    expect(await plates(url).vinOf("ABC123", "MO")).toBeNull();
  });

  test.each([
    ...Object.entries(hostileAnswers),
    ["a VIN with a wrong check digit", replies({ vin: "1HGCM82633A004353" })] as const,
  ])("has no answer by %s", async (_case, answer) => {
    const url = await outside.start(answer);
    const error: unknown = await plates(url)
      .vinOf("ABC123", "MO")
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LookupError);
    expect(String((error as Error).stack)).not.toMatch(/ABC123|1HGCM/);
  });

  test("has no answer by none in time", async () => {
    const url = await outside.start(() => undefined);
    const looking = plates(url, { timeoutMs: 50 }).vinOf("ABC123", "MO");
    await expect(looking).rejects.toThrow("the plate service did not answer");
  });

  test("is left alone for a while after failures in a row", async () => {
    let requests = 0;
    const url = await outside.start((request, response) => {
      requests += 1;
      replies("", 500)(request, response);
    });
    const { vinOf } = plates(url, { maxFailures: 2, pauseMs: 60_000 });
    for (let count = 0; count < 4; count += 1) {
      await expect(vinOf("ABC123", "MO")).rejects.toThrow(LookupError);
    }
    expect(requests).toBe(2);
  });
});
