import { describe, expect, test } from "@jest/globals";
import { testVin } from "../testing/vins.ts";
import { guessMapping } from "./guess-mapping.ts";

/** A sample of two rows with these values by column. */
function sampleOf(columns: Record<string, readonly [string, string]>) {
  const names = Object.keys(columns);
  const row = (index: 0 | 1) =>
    Object.fromEntries(names.map((name) => [name, columns[name]?.[index] ?? ""]));
  return { columns: names, rows: [row(0), row(1)] };
}

const car = {
  VIN: [testVin(1), testVin(2)],
  Year: ["2019", "2021"],
  Make: ["Kia", "Ford"],
  Model: ["Soul", "Escape"],
} as const;

describe("a mapping is guessed", () => {
  test("from the columns of vAuto", () => {
    const { vehicle, missing, unused } = guessMapping(
      sampleOf({
        ...car,
        "Stock #": ["A1", "A2"],
        "New/Used": ["U", "N"],
        Odometer: ["45,120", "12"],
        Price: ["15995", "31250"],
        "Photo Url List": ["https://p.example/1.jpg|https://p.example/2.jpg", ""],
        "Inventory Date": ["11/02/2026", "11/20/2026"],
        "Ext. Color": ["Red", "Blue"],
        "Dealer Id": ["7", "7"],
      }),
    );
    expect(missing).toEqual([]);
    expect(unused).toEqual(["Dealer Id"]);
    expect(vehicle).toEqual({
      vin: { column: "VIN" },
      year: { column: "Year" },
      make: { column: "Make" },
      model: { column: "Model" },
      stockNumber: { column: "Stock #" },
      condition: { column: "New/Used", words: { u: "used", n: "new" } },
      mileage: { column: "Odometer" },
      price: { column: "Price" },
      images: { column: "Photo Url List", separator: "|" },
      firstSeen: { column: "Inventory Date", read: "us" },
      exteriorColor: { column: "Ext. Color" },
    });
  });

  test.each<[string, readonly [string, string], string, object]>([
    [
      "days in stock",
      ["12", "3"],
      "DaysInStock",
      { firstSeen: { column: "DaysInStock", read: "days-ago" } },
    ],
    [
      "a day",
      ["2026-11-01", "2026-11-02"],
      "Date In Stock",
      { firstSeen: { column: "Date In Stock" } },
    ],
    [
      "photos with commas between them",
      ["https://p.example/a.jpg, https://p.example/b.jpg", "https://p.example/c.jpg"],
      "ImageURLs",
      { images: { column: "ImageURLs", separator: "," } },
    ],
    [
      "one photo",
      ["https://p.example/a.jpg", "//p.example/b.jpg"],
      "image_link",
      { images: { column: "image_link" } },
    ],
    [
      "equipment",
      ["Moonroof;Heated Seats;Tow Package", ""],
      "Options",
      { features: { column: "Options", separator: ";" } },
    ],
    [
      "kilometers",
      ["12,000 km", "8 km"],
      "Odometer",
      { mileage: { column: "Odometer", unit: "kilometers" } },
    ],
  ])("with %s", (_what, values, column, expected) => {
    expect(guessMapping(sampleOf({ ...car, [column]: values })).vehicle).toMatchObject(expected);
  });

  test("takes the price that shoppers see before others", () => {
    const sample = sampleOf({
      ...car,
      "Retail Price": ["20000", "30000"],
      "Internet Price": ["19000", "29000"],
      MSRP: ["", "33000"],
    });
    expect(guessMapping(sample).vehicle).toMatchObject({
      price: { column: "Internet Price" },
      msrp: { column: "MSRP" },
    });
  });

  test("knows a VIN by its values, whatever its column is called", () => {
    const { VIN, ...others } = car;
    expect(guessMapping(sampleOf({ ...others, Fahrgestell: VIN })).vehicle.vin).toEqual({
      column: "Fahrgestell",
    });
  });

  test("takes year, make, model and trim from a title where no column has them", () => {
    const sample = sampleOf({ VIN: car.VIN, Title: ["2019 Kia Soul +", "2021 Ford Escape SE"] });
    expect(guessMapping(sample)).toMatchObject({
      title: { columns: ["Title"] },
      vehicle: { year: { title: "year" }, make: { title: "make" }, trim: { title: "trim" } },
      missing: ["condition", "price"],
      unused: [],
    });
  });

  test("takes no column whose values cannot be the fact", () => {
    const sample = sampleOf({ ...car, Type: ["SUV", "Sedan"], Condition: ["Used", "Certified"] });
    expect(guessMapping(sample).vehicle.condition).toEqual({ column: "Condition" });
  });

  test("says what a mapping lacks", () => {
    expect(guessMapping(sampleOf(car)).missing).toEqual(["condition", "price"]);
  });
});
