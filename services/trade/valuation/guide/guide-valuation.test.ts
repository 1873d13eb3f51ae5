import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { afterEach, describe, expect, test } from "@jest/globals";
import { inventoryClient } from "../../inventory-client.ts";
import { firstValuer } from "../first-valuer.ts";
import { valuedCar } from "../testing/valued-car.ts";
import { type Valuation, ValuationError, type Valuer } from "../valuation.ts";
import { guideValuer } from "./guide-valuation.ts";

const tenant = { dealerId: "heartland", storeId: "rolla" };
const shares = { wholesaleRoughPercent: 74, wholesaleAveragePercent: 82 };

const found = {
  medianCents: 2_000_001,
  lowCents: 1_900_000,
  highCents: 2_100_000,
  cars: 14,
  minimum: 8,
  trim: "XLE",
  confidence: "medium",
  asOf: "2026-11-01",
  curve: { perYearPercent: 7, per10000MilesPercent: 3 },
};

let server: ReturnType<typeof createServer> | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

async function guideAt(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const inventory = inventoryClient([`http://127.0.0.1:${port}`]);
  // On a busy machine an answer takes seconds.
  return guideValuer(inventory, () => shares, { deadlineMs: 60_000 });
}

const replies =
  (body: object, status = 200) =>
  (_request: unknown, response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

const makes = ["Toyota", "Ford", "chevrolet", "Chevrolet", "volkswagen"];

/** A market of one model, which has the value; no other model has one. */
const listing =
  (model: string, value: object) => (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://a");
    const isListed =
      makes.includes(searchParams.get("make") ?? "") && searchParams.get("model") === model;
    const names = { makes, models: [model], trims: [] };
    const unknown = { ...found, medianCents: null, cars: 0 };
    const body = pathname.endsWith("/car-names") ? names : isListed ? value : unknown;
    replies(body)(request, response);
  };

describe("the own guide", () => {
  test("takes shares of the market value, and states its method", async () => {
    const seen: [string | undefined, unknown][] = [];
    const guide = await guideAt((request, response) => {
      seen.push([request.url, request.headers[internalHeaders.dealer]]);
      replies(found)(request, response);
    });
    expect(await guide.value(valuedCar({ series: "XLE" }), tenant)).toEqual({
      source: "guide",
      values: {
        wholesaleRoughCents: 1_480_001,
        wholesaleAverageCents: 1_640_001,
        retailAverageCents: 2_000_001,
      },
      asOf: "2026-11-01",
      confidence: "medium",
      comparables: 14,
      assumedTrim: null,
      isTrimNamed: true,
      isAnyTrim: false,
      notes: [
        "14 cars of XLE, half of them from $19,000 to $21,000",
        "converted by 7% a year and 3% for 10,000 miles",
        "wholesale: 74% rough, 82% average",
      ],
    });
    expect(seen).toEqual([
      [
        "/api/inventory/market-value?make=Toyota&model=RAV4&year=2019&mileage=60000&trim=XLE&vin=1M8GDM9AXKP042788",
        "heartland",
      ],
    ]);
  });

  test("says which trim was assumed for a car whose seller named none", async () => {
    const guide = await guideAt(replies({ ...found, trim: "LE", assumedTrim: "LE" }));
    expect(await guide.value(valuedCar(), tenant)).toMatchObject({
      assumedTrim: "LE",
      isTrimNamed: false,
      notes: [
        expect.stringMatching(/^14 cars of LE \(assumed\), /),
        expect.any(String),
        expect.any(String),
      ],
    });
    expect(await guide.value(valuedCar({ series: "Woodland" }), tenant)).toMatchObject({
      assumedTrim: "LE",
      isTrimNamed: true,
      isAnyTrim: false,
    });
  });

  test("takes the lower quartile with low confidence where no trim is named and none is assumed", async () => {
    const mixed = { ...found, trim: null, isTrimMixed: true, confidence: "medium" };
    const guide = await guideAt(replies(mixed));
    expect(await guide.value(valuedCar(), tenant)).toMatchObject({
      values: { retailAverageCents: found.lowCents },
      confidence: "low",
      assumedTrim: null,
      isTrimNamed: false,
      isAnyTrim: true,
      notes: expect.arrayContaining(["the lower quartile, because no trim was named"]),
    });
    // If too few cars have the named trim, the cars of all trims count as they are.
    expect(await guide.value(valuedCar({ series: "XLE" }), tenant)).toMatchObject({
      values: { retailAverageCents: found.medianCents },
      confidence: "medium",
      isAnyTrim: true,
    });
  });

  test("says of a pickup that any cab, bed and engine were compared", async () => {
    const guide = await guideAt(replies({ ...found, bodyStyle: "trucks" }));
    const pickup = await guide.value(valuedCar(), tenant);
    expect(pickup?.isAnyCab).toBe(true);
    expect(pickup).not.toHaveProperty("isAnyDrive");
    const car = await guideAt(replies({ ...found, bodyStyle: "suvs" }));
    expect(await car.value(valuedCar(), tenant)).not.toHaveProperty("isAnyCab");
  });

  test.each([
    ["suvs", "XLE", true],
    ["suvs", null, true],
    ["suvs", "XLE AWD", undefined],
    ["sedans", "LE", undefined],
  ])(
    "says of %s of the trim %s whether either drive was compared",
    async (bodyStyle, trim, told) => {
      const guide = await guideAt(replies({ ...found, bodyStyle, trim }));
      expect((await guide.value(valuedCar(), tenant))?.isAnyDrive).toBe(told);
    },
  );

  test("knows no value with too few comparable cars", async () => {
    const guide = await guideAt(listing("RAV4", { ...found, medianCents: null, cars: 7 }));
    expect(await guide.value(valuedCar(), tenant)).toBeNull();
  });

  test.each([
    ["Ford", "F150", "F-150"],
    ["Chevy", "Camaro", "Camaro"],
    ["Chevrolet", "Silverado", "Silverado 1500"],
    ["VW", "jetta", "jetta"],
  ])("values a %s %s by the listings of the %s", async (make, model, listed) => {
    const guide = await guideAt(listing(listed, found));
    expect(await guide.value(valuedCar({ make, model }), tenant)).toMatchObject({
      comparables: 14,
    });
  });

  test.each([
    ["an error", 503, { error: { code: "unavailable", message: "" } }],
    ["an answer outside its contract", 200, { medianCents: "much" }],
  ])("gives no value with %s", async (_name, status, body) => {
    const guide = await guideAt(replies(body, status));
    await expect(guide.value(valuedCar(), tenant)).rejects.toBeInstanceOf(ValuationError);
  });
});

describe("firstValuer", () => {
  const valuation = { source: "guide" } as Valuation;
  const knows: Valuer = { value: async () => valuation };
  const knowsNothing: Valuer = { value: async () => null };
  const fails: Valuer = { value: () => Promise.reject(new ValuationError("no answer")) };

  test("tries the next one for a car that the first does not know, but not after a failure", async () => {
    expect(await firstValuer([knowsNothing, knows])?.value(valuedCar(), tenant)).toBe(valuation);
    expect(await firstValuer([knowsNothing])?.value(valuedCar(), tenant)).toBeNull();
    await expect(firstValuer([fails, knows])?.value(valuedCar(), tenant)).rejects.toThrow(
      "no answer",
    );
    expect(firstValuer([])).toBeNull();
  });
});

test("the guide's valuation has the spread of its cars, where the inventory service tells it", async () => {
  const spread = {
    lowestCents: 1_800_000,
    highestCents: 2_300_000,
    years: [2018, 2020],
    miles: [30_000, 80_000],
  };
  const guide = await guideAt(listing("RAV4", { ...found, spread }));
  expect((await guide.value(valuedCar(), tenant))?.spread).toEqual({
    ...spread,
    ...found.curve,
    lowCents: found.lowCents,
    medianCents: found.medianCents,
    highCents: found.highCents,
    trim: found.trim,
  });
});
