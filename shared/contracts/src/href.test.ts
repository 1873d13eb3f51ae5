import { describe, expect, test } from "@jest/globals";
import { areas, ownerOf } from "./areas.ts";
import { href, readVehicleSegment } from "./href.ts";

const car = {
  condition: "used",
  year: 2021,
  make: "Mitsubishi",
  model: "Mirage G4",
  trim: "Black Edition",
  vin: "ML32F3FJ2MHF00123",
} as const;

describe("href", () => {
  test("a vehicle's path has its names and ends with its VIN", () => {
    const path = "/used-cars-for-sale/2021-mitsubishi-mirage-g4-black-edition-ML32F3FJ2MHF00123";
    expect(href.vehicle(car)).toBe(path);
    expect(ownerOf(path)).toMatchObject({ area: "inventory", page: "vehicle" });
  });

  test("a missing trim or one without letters adds no hyphen", () => {
    expect(href.vehicle({ ...car, trim: null })).toContain("mirage-g4-ML32");
    expect(href.vehicle({ ...car, trim: " " })).toContain("mirage-g4-ML32");
  });

  test("contains the payment terms in a fixed order", () => {
    const terms = { months: 60, cashDown: 3000 };
    expect(href.vehicle(car, terms)).toBe(`${href.vehicle(car)}?down=3000&term=60`);
  });

  test("paths of actions contain the names of the car", () => {
    const segment = "2021-mitsubishi-mirage-g4-black-edition-ML32F3FJ2MHF00123";
    expect(href.personalize(car)).toBe(`/personalize/${segment}`);
    expect(href.testDrive(car)).toBe(`/test-drive/${segment}`);
    expect(ownerOf(href.personalize(car))).toMatchObject({ page: "personalize" });
    expect(ownerOf(href.testDrive(car))).toMatchObject({ page: "testDrive" });
    const unlock = href.unlock("/used-cars-for-sale?down=3000&page=2");
    expect(unlock).toBe("/private-inventory?next=%2Fused-cars-for-sale%3Fdown%3D3000%26page%3D2");
    expect(ownerOf(new URL(unlock, "http://a").pathname)).toMatchObject({ page: "unlock" });
  });

  test("every fixed page has its own path", () => {
    expect(href.page("company", "home")).toBe("/");
    for (const page of Object.keys(areas.company) as (keyof typeof areas.company)[]) {
      if (href.page("company", page).includes(":")) continue;
      expect(ownerOf(href.page("company", page))).toMatchObject({ area: "company", page });
    }
  });
});

describe("readVehicleSegment", () => {
  test("parses year and VIN, ignoring the names between", () => {
    expect(readVehicleSegment("2021-anything-ml32f3fj2mhf00123")).toEqual({
      year: 2021,
      vin: "ML32F3FJ2MHF00123",
    });
  });

  test("refuses look-alike letters", () => {
    expect(readVehicleSegment("2021-x-МL32F3FJ2MHF00123")).toBeNull();
    expect(readVehicleSegment("2021-x-OL32F3FJ2MHF00123")).toBeNull();
    // The long s, whose capital is the Latin S.
    expect(readVehicleSegment("2021-x-\u017f2SF3FJ2MHF001234")).toBeNull();
    expect(readVehicleSegment("2021-x-ＭＬ32F3FJ2MHF00123")).toBeNull();
  });
});
