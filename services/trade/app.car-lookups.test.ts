import { getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Appraisal } from "@forecourt/contracts/areas/trade/appraisals";
import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type CarDecoder, LookupError } from "./car-lookup/car-decoder.ts";
import type { CarLookupSources } from "./car-lookup/look-up-car.ts";
import type { InventoryClient } from "./inventory-client.ts";
import { runTrade } from "./testing/running-trade.ts";
import { sampleCar, startSample } from "./testing/sample-car.ts";

const path = "/api/trade/car-lookups";
const now = () => new Date("2026-11-23T05:00:00.000Z");
const vin = "1HGCM82633A004352";

const accord: LookedUpCar = {
  modelYear: 2003,
  make: "Honda",
  model: "Accord",
  series: "EX",
  style: null,
};

const knows = (...cars: LookedUpCar[]): CarDecoder => ({ decode: async () => cars });
const fails: CarDecoder = {
  decode: () => Promise.reject(new LookupError("the decoder did not answer")),
};

async function running(open: OpenTestDatabase, lookupSources: Partial<CarLookupSources> = {}) {
  const { location } = await open();
  return runTrade({
    location,
    now,
    lookupSources: { decoders: [], plates: null, ...lookupSources },
  });
}

const names = { makes: ["Mazda", "Toyota"], models: ["Corolla", "RAV4"], trims: [] };

describeOnSqlite("make and model that a seller types", (open) => {
  const started = async (make: string, model: string) => {
    const { location } = await open();
    const inventory = (() => async () => names) as unknown as InventoryClient;
    const site = await runTrade({ location, now, inventory });
    const sample = await startSample(site, {}, { ...sampleCar, make, model });
    const again = await site.put(`${sample.path}/car`, { car: { ...sampleCar, make, model } });
    const fields = { page: "start", by: "car", modelYear: "2019", make, model };
    const form = await site.form(startFormPath, fields);
    const token = /your-vehicle\/([\w-]{43})/.exec(form.headers.get("location") ?? "")?.[1];
    const typed = await site.send(`/api/trade/appraisals/${token}/car-form`);
    await site.stop();
    const cars = [sample.appraisal.car, Appraisal.parse(again.body).car];
    return [...cars, getCarForm.reply.parse(typed.body).fields].map(
      (car) => `${car["make"]} ${car["model"]}`,
    );
  };

  test("are spelled like those that are known, and stay as typed otherwise", async () => {
    const thrice = (name: string) => [name, name, name];
    expect(await started("toyota", "rav4")).toEqual(thrice("Toyota RAV4"));
    expect(await started("TOYOTA", "Rav9")).toEqual(thrice("Toyota Rav9"));
    expect(await started("checker", "marathon")).toEqual(thrice("checker marathon"));
  });
});

describeOnSqlite("a car that is looked up", (open) => {
  test("is named by the first source that knows its VIN, also after one that fails", async () => {
    const lx = { ...accord, series: "LX" };
    const site = await running(open, { decoders: [fails, knows(), knows(accord, lx, accord)] });
    const { status, body, headers } = await site.post(path, { by: "vin", vin: ` ${vin} ` });
    expect([status, body]).toEqual([200, { status: "found", vin, cars: [accord, lx] }]);
    expect(headers.get("cache-control")).toBe("no-store");
    await site.stop();
  });

  test("is not found with what its VIN tells: year and make", async () => {
    const site = await running(open, { decoders: [knows()] });
    const hint = async (typed: string) => (await site.post(path, { by: "vin", vin: typed })).body;
    expect(await hint(vin)).toEqual({
      status: "not-found",
      hint: { modelYear: 2003, make: "Honda" },
    });
    // Nissan and Infiniti share JN1.
    expect(await hint("JN1AZ36D47M250076")).toMatchObject({ hint: { make: null } });
    await site.stop();
  });

  test("is asked for by its plate only where plates can be looked up", async () => {
    const waysOf = async (sources: Partial<CarLookupSources>) => {
      const site = await running(open, sources);
      const { body } = await site.send("/api/trade/car-ways");
      await site.stop();
      return body;
    };
    expect(await waysOf({})).toEqual({ ways: ["vin", "car"] });
    const plates = { vinOf: async () => vin };
    expect(await waysOf({ plates })).toEqual({ ways: ["vin", "plate", "car"] });
  });

  test("needs a valid VIN, or a plate with its state", async () => {
    const site = await running(open);
    const faults = async (body: object) => {
      const answer = await site.post(path, body);
      expect(answer.status).toBe(422);
      return (answer.body as { error: { fields: object } }).error.fields;
    };
    expect(await faults({ by: "vin", vin: "" })).toEqual({ vin: expect.stringContaining("17") });
    expect(await faults({ by: "vin", vin: "1HGCM82633A004353" })).toEqual({
      vin: expect.stringContaining("One of the characters doesn’t match the rest"),
    });
    expect(await faults({ by: "plate", licensePlate: " - ", state: "ZZ" })).toEqual({
      licensePlate: "Enter the letters and numbers on your license plate",
      state: "Choose the state on your license plate",
    });
    for (const body of [{}, { by: "name" }, { by: "vin" }, { by: "vin", vin: "1".repeat(99) }]) {
      expect((await site.post(path, body)).status).toBe(400);
    }
    await site.stop();
  });

  test("is found by its plate through its VIN, and by other ways without a plate service", async () => {
    const plate = { by: "plate", licensePlate: "abc-12 3", state: "mo" };
    const without = await running(open, { decoders: [knows(accord)] });
    expect((await without.post(path, plate)).body).toEqual({ status: "unavailable" });
    await without.stop();
    const asked: string[][] = [];
    const plates = {
      vinOf: async (...given: string[]) => (asked.push(given), given[0] === "ABC123" ? vin : null),
    };
    const site = await running(open, { decoders: [knows(accord)], plates });
    expect((await site.post(path, plate)).body).toEqual({ status: "found", vin, cars: [accord] });
    expect(asked).toEqual([["ABC123", "MO"]]);
    expect((await site.post(path, { ...plate, licensePlate: "NONE" })).body).toEqual({
      status: "not-found",
      hint: { modelYear: null, make: null },
    });
    await site.stop();
    const broken = { vinOf: () => Promise.reject(new LookupError("it did not answer")) };
    const failing = await running(open, { plates: broken });
    expect((await failing.post(path, plate)).body).toEqual({ status: "unavailable" });
    await failing.stop();
  });

  test("is refused to pages of other sites, to floods, and where no trades are taken", async () => {
    const site = await running(open);
    const body = { by: "vin", vin };
    const headers = { origin: "https://evil.example" };
    expect((await site.post(path, body, { headers })).status).toBe(403);
    const sedalia = { dealer: "heartland", store: "sedalia" };
    expect((await site.post(path, body, sedalia)).status).toBe(404);
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await site.post(path, body, { network: "198.51.100.9" })).status);
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    await site.stop();
  });
});

describeOnSqlite("the lists to choose a car from", (open) => {
  test("have every year, and no names while the inventory service is away", async () => {
    const site = await running(open);
    const { status, body } = await site.send("/api/trade/car-choices?make=Honda");
    const years = Array.from({ length: 47 }, (_, index) => 2027 - index);
    expect([status, body]).toEqual([200, { years, makes: [], models: [], series: [] }]);
    expect((await site.send("/api/trade/car-choices?year=soon")).status).toBe(400);
    await site.stop();
  });
});
