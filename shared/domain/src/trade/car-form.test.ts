import { describe, expect, test } from "@jest/globals";
import { compactPlate, lookupMethodOf, readCarForm, startFaults } from "./car-form.ts";
import { readMileage } from "./mileage.ts";

const latestYear = 2027;
const start = (fields: Record<string, string>) => startFaults(fields, latestYear);
const codes = (faults: ReturnType<typeof start>) =>
  Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, code]));

describe("the form that says which car it is", () => {
  test("is by VIN unless another way is named", () => {
    expect([
      lookupMethodOf({}),
      lookupMethodOf({ by: "plate" }),
      lookupMethodOf({ by: "elsewhere" }),
    ]).toEqual(["vin", "plate", "vin"]);
  });

  test("checks the fields of its way alone", () => {
    expect(start({ vin: "1m8gdm9ax kp042788", make: "" })).toEqual({});
    expect(codes(start({ by: "vin" }))).toEqual({ vin: "vin-missing" });
    expect(start({ by: "plate", licensePlate: "ab1-c2d", state: "MO", vin: "x" })).toEqual({});
    expect(codes(start({ by: "plate", licensePlate: "*", state: "XX" }))).toEqual({
      licensePlate: "plate",
      state: "state",
    });
    expect(codes(start({ by: "car", modelYear: "19", make: " " }))).toEqual({
      modelYear: "year",
      make: "make",
      model: "model",
    });
  });

  test.each([
    ["1899", false],
    ["1900", true],
    ["2027", true],
    ["2028", false],
    ["20x9", false],
  ])("takes the model year %s: %s", (modelYear, isTaken) => {
    const faults = start({ by: "car", modelYear, make: "Toyota", model: "RAV4" });
    expect(faults["modelYear"] === undefined).toBe(isTaken);
  });

  test("reads a plate without blanks and hyphens", () => {
    expect(compactPlate(" ab1-c2 d")).toBe("AB1C2D");
  });
});

test.each([
  ["60,000", 60_000],
  ["60000 miles", 60_000],
  ["60k", 60_000],
  ["0", 0],
  ["999999", 999_999],
  ["1000000", null],
  ["999k", 999_000],
  ["1e5", null],
  ["-1", null],
  ["", null],
  ["60.5", null],
  ["many", null],
])("the mileage %s is %s", (text, miles) => {
  expect(readMileage(text)).toBe(miles);
});

describe("the form of a car", () => {
  const rav4 = { modelYear: 2019, make: "Toyota", model: "RAV4", series: "XLE", style: "SUV" };
  const camry = { modelYear: 2019, make: "Toyota", model: "Camry", series: null, style: null };
  const typed = { modelYear: "2018", make: " Honda ", model: "Fit", mileage: "50,000" };

  test("reads a typed car with its details", () => {
    const more = { exteriorColor: "Blue", state: "MO", "option.20": "yes", "option.N5": "" };
    const options = ["20", "N5", "08"];
    const sent = { ...typed, ...more, "option.unknown": "yes" };
    expect(readCarForm(sent, { cars: [rav4], latestYear, options })).toEqual({
      ok: true,
      car: {
        modelYear: 2018,
        make: "Honda",
        model: "Fit",
        series: null,
        style: null,
        mileage: 50_000,
        exteriorColor: "Blue",
        state: "MO",
        options: ["20"],
      },
    });
  });

  test("takes the chosen one of several cars, or what is typed for none of them", () => {
    const cars = [rav4, camry];
    const read = (choice: string) => readCarForm({ ...typed, choice }, { cars, latestYear });
    expect(read("1")).toMatchObject({ ok: true, car: { model: "Camry", mileage: 50_000 } });
    expect(read("other")).toMatchObject({ ok: true, car: { model: "Fit" } });
    for (const choice of ["", "2", "-1", "__proto__", "0.5"]) {
      expect(read(choice)).toMatchObject({ ok: false, faults: { choice: { code: "choice" } } });
    }
  });

  test("names every field with a fault", () => {
    const fields = { ...typed, make: "x".repeat(61), mileage: "?", exteriorColor: "x".repeat(41) };
    const read = readCarForm(fields, { cars: [], latestYear });
    expect(read.ok ? {} : codes(read.faults)).toEqual({
      make: "too-long",
      mileage: "mileage",
      exteriorColor: "too-long",
    });
  });
});

test.each([
  ["0", 2020, "mileage-low"],
  ["0", 2027, undefined],
  ["9,999,999", 2020, "mileage-high"],
  ["lots", 2020, "mileage"],
  ["60,000", 2020, undefined],
])("the mileage %j of a car of %i has the fault %s", (mileage, modelYear, code) => {
  const fields = { modelYear: String(modelYear), make: "Toyota", model: "RAV4", mileage };
  const read = readCarForm(fields, { cars: [], latestYear: 2027 });
  expect(read.ok ? undefined : read.faults["mileage"]?.code).toBe(code);
});
