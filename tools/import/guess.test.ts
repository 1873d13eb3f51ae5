import { feedFolder } from "@forecourt/service-inventory/import/testing/feed-files";
import { testVin } from "@forecourt/service-inventory/import/testing/vins";
import { describe, expect, test } from "@jest/globals";
import { guessFile } from "./guess.ts";

const file = feedFolder();
const today = "2026-11-20";

const header = ["VIN", "Type", "Year", "Make", "Model", "Miles", "Price", "Lot"];
const row = [testVin(1), "Used", "2019", "Kia", "Soul", "45120", "$15,995", "North"];

describe("guessing a mapping from a file", () => {
  test.each([
    ["commas", ",", { format: "csv" }],
    ["tabs", "\t", { format: "tsv" }],
    ["semicolons", ";", { format: "csv", delimiter: ";" }],
    ["bars", "|", { format: "csv", delimiter: "|" }],
  ])(
    "finds %s between the values, and shows the first cars",
    async (_what, delimiter, expected) => {
      const values = delimiter === "," ? row.map((value) => `"${value}"`) : row;
      const text = [header, values].map((cells) => cells.join(delimiter)).join("\r\n");
      const { mapping, notes } = await guessFile(file(`${text}\r\n`), today);
      expect(JSON.parse(mapping)).toMatchObject({
        ...expected,
        vehicle: { vin: { column: "VIN" } },
      });
      expect(notes).toEqual([
        "not used: Lot",
        "line 2: used 2019 Kia Soul, $15,995, 45,120 miles, 0 pictures",
      ]);
    },
  );

  test("reads JSON lines, with paths to what is nested", async () => {
    const car = {
      vin: testVin(1),
      condition: "Certified",
      year: 2021,
      make: "Ford",
      model: "Escape",
      pricing: { price: 24_995 },
    };
    const { mapping, notes } = await guessFile(file(`${JSON.stringify(car)}\n`), today);
    expect(JSON.parse(mapping)).toMatchObject({
      format: "jsonl",
      vehicle: { price: { column: "pricing.price" } },
    });
    expect(notes).toEqual(["line 1: certified 2021 Ford Escape, $24,995, no mileage, 0 pictures"]);
  });

  test("reads JSON with a list, and XML", async () => {
    const car = {
      vin: testVin(1),
      condition: "used",
      year: 2019,
      make: "Kia",
      model: "Soul",
      price: 1,
    };
    const cars = [car, { ...car, vin: testVin(2), price: 15_995 }];
    const json = await guessFile(file(JSON.stringify({ data: { cars } }, null, 2)), today);
    expect(JSON.parse(json.mapping)).toMatchObject({ format: "json", items: "data.cars" });
    expect(json.notes).toEqual([
      'line 4 would be refused: price-impossible, price "1"',
      "line 12: used 2019 Kia Soul, $15,995, no mileage, 0 pictures",
    ]);
    const elements = cars.map((one) =>
      Object.entries(one)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join(""),
    );
    const xml = `<lot><car>${elements.join("</car><car>")}</car></lot>`;
    const guessed = await guessFile(file(xml), today);
    expect(JSON.parse(guessed.mapping)).toMatchObject({
      format: "xml",
      items: "lot.car",
      vehicle: { vin: { column: "vin" } },
    });
  });

  test("says which rows would be refused", async () => {
    const bad = row.with(0, "123");
    const text = [header, row, row, bad].map((cells) => cells.join("\t")).join("\n");
    const { notes } = await guessFile(file(`${text}\n`), today);
    expect(notes).toContain('line 4 would be refused: vin-length, VIN "123"');
  });

  test.each([
    ["a web page", "<html><body>Please log in</body></html>", "is a web page"],
    ["an XML file without cars", "<a><b>1</b></a>", "is XML without a VIN"],
    ["a text", "Dear vendor,\nplease find", "expected a first line with the names of columns"],
  ])("refuses %s", async (_what, text, message) => {
    await expect(guessFile(file(text), today)).rejects.toThrow(message);
  });
});
