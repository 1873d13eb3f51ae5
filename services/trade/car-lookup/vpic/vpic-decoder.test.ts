import { afterEach, describe, expect, test } from "@jest/globals";
import { LookupError } from "../car-decoder.ts";
import { hostileAnswers, outsideService, replies } from "../testing/outside-service.ts";
import { vpicDecoder } from "./vpic-decoder.ts";

const vin = "1HGCM82633A004352";
const tenant = { dealerId: "heartland", storeId: null };

/** Answer of vPIC for this VIN, without the hundred values that are not used. */
const accord = {
  ErrorCode: "0",
  ErrorText: "0 - VIN decoded clean. Check Digit (9th position) is correct",
  Make: "HONDA",
  Model: "Accord",
  ModelYear: "2003",
  Series: "",
  Trim: "EX-V6",
  BodyClass: "Coupe",
  VIN: vin,
};

const results = (...more: object[]) => ({
  Count: more.length,
  Message: "Results returned successfully",
  SearchCriteria: `VIN(s): ${vin}`,
  Results: more,
});

const outside = outsideService();
afterEach(outside.stop);

const decoder = (url: string, more: object = {}) =>
  vpicDecoder({ url: `${url}/api/vehicles`, timeoutMs: 60_000, ...more });

async function decoded(answer: unknown) {
  const url = await outside.start(replies(answer));
  try {
    return await decoder(url).decode(vin, tenant);
  } finally {
    await outside.stop();
  }
}

describe("a VIN decoder like vPIC", () => {
  test("is requested with VIN and model year, and once a day", async () => {
    const seen: (string | undefined)[] = [];
    const url = await outside.start((request, response) => {
      seen.push(request.url);
      replies(results(accord))(request, response);
    });
    let time = 0;
    const { decode } = decoder(url, { now: () => time });
    const car = {
      modelYear: 2003,
      make: "Honda",
      model: "Accord",
      series: "EX-V6",
      style: "Coupe",
    };
    expect(await decode(vin, tenant)).toEqual([car]);
    time = 24 * 3_600_000 - 1;
    expect(await decode(vin, tenant)).toEqual([car]);
    expect(seen).toEqual([`/api/vehicles/DecodeVinValues/${vin}?format=json&modelyear=2003`]);
    time += 1;
    await decode(vin, tenant);
    expect(seen).toHaveLength(2);
  });

  test.each([
    ["no results for the VIN", { ...accord, Make: "", Model: "", ErrorCode: "7" }],
    ["an answer for a corrected VIN", { ...accord, ErrorCode: "4" }],
    ["several codes of which one is an error", { ...accord, ErrorCode: "14, 11" }],
    ["no model", { ...accord, Model: "" }],
    ["no code", { Make: "HONDA" }],
    ["a year that is none", { ...accord, ModelYear: "20O3" }],
  ])("knows no car by %s", async (_case, answer) => {
    expect(await decoded(results(answer))).toEqual([]);
  });

  test.each([
    ["Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)", "SUV"],
    ["Crossover Utility Vehicle (CUV)", "SUV"],
    ["Sedan/Saloon", "Sedan"],
    ["Hatchback/Liftback/Notchback", "Hatchback"],
    ["Pickup", "Pickup"],
  ])("says body class %s as %s", async (bodyClass, style) => {
    expect(await decoded(results({ ...accord, BodyClass: bodyClass }))).toMatchObject([{ style }]);
  });

  test("asks which of several trims it is", async () => {
    const trims = async (answer: object) => {
      const cars = (await decoded(results({ ...accord, ...answer }))) as { series: unknown }[];
      return cars.map(({ series }) => series);
    };
    expect(await trims({ Trim: "EX, EX-L" })).toEqual(["EX", "EX-L"]);
    expect(await trims({ Trim: "SE / SEL" })).toEqual(["SE", "SEL"]);
    expect(await trims({ Trim: "", Series: "3-Series" })).toEqual(["3-Series"]);
    expect(await trims({ Trim: "", Series: "AXAH54L/AXAL54L" })).toEqual([null]);
  });

  test("takes an answer with warnings, and nothing for values that are missing", async () => {
    const warned = { ...accord, ErrorCode: "12,14", Trim: null, Series: " 4WD ", BodyClass: "" };
    expect(await decoded(results(warned))).toMatchObject([{ series: "4WD", style: null }]);
  });

  test.each(Object.entries(hostileAnswers))("has no answer by %s", async (_case, answer) => {
    const url = await outside.start(answer);
    const error: unknown = await decoder(url)
      .decode(vin, tenant)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LookupError);
    // The logged parts of an error contain no VIN.
    expect(String((error as Error).stack) + String((error as Error).cause)).not.toContain(vin);
  });

  test("has no answer by none in time", async () => {
    const url = await outside.start(() => undefined);
    const decoding = decoder(url, { timeoutMs: 50 }).decode(vin, tenant);
    await expect(decoding).rejects.toThrow("the VIN decoder did not answer");
  });

  test("is left alone for a while after failures in a row", async () => {
    let requests = 0;
    const url = await outside.start((request, response) => {
      requests += 1;
      replies("", 500)(request, response);
    });
    const { decode } = decoder(url, { maxFailures: 2, pauseMs: 60_000 });
    for (let count = 0; count < 4; count += 1) {
      await expect(decode(vin, tenant)).rejects.toThrow(LookupError);
    }
    expect(requests).toBe(2);
  });
});
