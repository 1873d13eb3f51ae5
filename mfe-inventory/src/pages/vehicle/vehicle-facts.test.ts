import { describe, expect, test } from "@jest/globals";
import { car, site } from "../../testing/inventory-fixture.ts";
import { compareRows } from "../compare/compare-rows.ts";
import { vehicleFacts } from "./vehicle-facts.ts";

const gasoline = car({ cityMpg: 23, highwayMpg: 29 });
const electric = car({ fuelType: "electric", cityMpg: 127, highwayMpg: 117 });

describe("the facts of a car", () => {
  test("name an electric car's mileage in equivalents", () => {
    const ratings = vehicleFacts(electric, site).filter(({ label }) => label.includes("MPG"));
    expect(ratings.map(({ label, value }) => [label, value])).toEqual([
      ["City MPGe", "127"],
      ["Highway MPGe", "117"],
    ]);
  });

  test("link to the window sticker that the feed has", () => {
    const stickers = (windowSticker: string | null) =>
      vehicleFacts(car({ windowSticker }), site).flatMap(({ label, href }) =>
        href ? [[label, href]] : [],
      );
    const address = "https://stickers.example/a.pdf";
    expect(stickers(address)).toEqual([["Window sticker", address]]);
    expect(stickers(null)).toEqual([]);
  });

  test("have the date of listing as far as the dealer shows it", () => {
    const labels = (showDaysOnLot: boolean) =>
      vehicleFacts(gasoline, { ...site, showDaysOnLot }).map(({ label }) => label);
    expect(labels(true)).toContain("Listed on");
    expect(labels(false)).not.toContain("Listed on");
  });
});

describe("the rows of a comparison", () => {
  test("name the unit of an electric car's MPGe beside another car's MPG", () => {
    const rows = compareRows([gasoline, electric], site).filter(({ label }) =>
      label.includes("MPG"),
    );
    expect(rows.map(({ label, values }) => [label, values])).toEqual([
      ["City MPG", ["23", "127 MPGe"]],
      ["Highway MPG", ["29", "117 MPGe"]],
    ]);
  });

  test("do not state the miles of a car in transit", () => {
    const coming = car({ availability: "in-transit", mileage: 51 });
    const odometers = compareRows([gasoline, coming], site).filter(
      ({ label }) => label === "Odometer",
    );
    expect(odometers.map(({ values }) => values)).toEqual([["38,120 miles", null]]);
  });

  test("have the date of listing as far as the dealer shows it", () => {
    const labels = (showDaysOnLot: boolean) =>
      compareRows([gasoline], { ...site, showDaysOnLot }).map(({ label }) => label);
    expect(labels(true)).toContain("Listed on");
    expect(labels(false)).not.toContain("Listed on");
  });
});
