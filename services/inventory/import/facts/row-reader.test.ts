import { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { describe, expect, test } from "@jest/globals";
import { jsonLinesRows } from "../feed/json-lines.ts";
import { Mapping } from "../mapping/schema.ts";
import { testVin } from "../testing/vins.ts";
import { Findings } from "./findings.ts";
import { type RowRead, rowReader } from "./row-reader.ts";

type Input = Record<string, unknown>;

const base = {
  about: "Rows of the tests.",
  format: "jsonl",
  vehicle: {
    vin: { column: "vin" },
    condition: { column: "type" },
    year: { column: "year" },
    make: { column: "make" },
    model: { column: "model" },
    price: { column: "price" },
    mileage: { column: "miles" },
  },
};

const good = {
  vin: testVin(1),
  type: "Used",
  year: "2017",
  make: "Mitsubishi",
  model: "Outlander Sport",
  price: "$15,152",
  miles: "122,032 miles",
};

/** Reads one row on 2026-11-20 with the base mapping and these changes to it. */
function read(
  row: Input,
  vehicle: Input = {},
  mapping: Input = {},
): { row: RowRead; unread: unknown } {
  const parsed = Mapping.parse({ ...base, ...mapping, vehicle: { ...base.vehicle, ...vehicle } });
  const reader = rowReader(parsed, jsonLinesRows(none()));
  const findings = new Findings();
  return {
    row: reader({ line: 1, values: { ...good, ...row } }, "2026-11-20", findings),
    unread: findings.unread(),
  };
}

async function* none(): AsyncGenerator<string, void> {}

function car(row: Input, vehicle: Input = {}, mapping: Input = {}): Input {
  const { row: found } = read(row, vehicle, mapping);
  if (found.kind !== "car") throw new Error(JSON.stringify(found));
  return { ...found.car };
}

function fault(row: Input, vehicle: Input = {}): Input {
  const { row: found } = read(row, vehicle);
  if (found.kind !== "refused") throw new Error(JSON.stringify(found));
  return { ...found.fault };
}

describe("a row", () => {
  test("is read as a vehicle in the contract's units", () => {
    expect(car({})).toMatchObject({
      vin: testVin(1),
      condition: "used",
      year: 2017,
      make: "Mitsubishi",
      makeSlug: "mitsubishi",
      model: "Outlander Sport",
      modelSlug: "outlander-sport",
      price: 1_515_200,
      mileage: 122_032,
      trim: null,
      features: [],
    });
  });

  test.each([
    [{ vin: "" }, { reason: "vin-missing", column: "vin", value: "" }],
    [{ vin: null }, { reason: "vin-missing", column: "vin", value: "" }],
    [
      { vin: "JA4AP3AU1HZ01176" },
      { reason: "vin-length", column: "vin", value: "JA4AP3AU1HZ01176" },
    ],
    [
      { vin: "JA4AP3AU1HZO11769" },
      { reason: "vin-letters", column: "vin", value: "JA4AP3AU1HZO11769" },
    ],
    [
      { vin: "JA4AP3AU2HZ011769" },
      { reason: "vin-check-digit", column: "vin", value: "JA4AP3AU2HZ011769" },
    ],
    [{ year: "" }, { reason: "year-missing", column: "year", value: "" }],
    [{ year: "MY17" }, { reason: "year-unreadable", column: "year", value: "MY17" }],
    [{ year: "1899" }, { reason: "year-impossible", column: "year", value: "1899" }],
    [{ year: 2029 }, { reason: "year-impossible", column: "year", value: "2029" }],
    [{ make: "" }, { reason: "make-missing", column: "make", value: "" }],
    [{ model: "–" }, { reason: "model-missing", column: "model", value: "" }],
    [{ type: "" }, { reason: "condition-missing", column: "type", value: "" }],
    [{ type: "Salvage" }, { reason: "condition-unknown", column: "type", value: "Salvage" }],
    [{ price: "$99.99" }, { reason: "price-impossible", column: "price", value: "$99.99" }],
    [{ price: "-500" }, { reason: "price-impossible", column: "price", value: "-500" }],
    [
      { price: "5,000,000.01" },
      { reason: "price-impossible", column: "price", value: "5,000,000.01" },
    ],
    [{ price: "about 9000" }, { reason: "price-unreadable", column: "price", value: "about 9000" }],
    [{ miles: "-1" }, { reason: "mileage-impossible", column: "miles", value: "-1" }],
    [{ miles: "2,000,001" }, { reason: "mileage-impossible", column: "miles", value: "2,000,001" }],
    [{ miles: "low" }, { reason: "mileage-unreadable", column: "miles", value: "low" }],
  ])("%j is refused: %j", (row, expected) => {
    expect(fault(row)).toEqual(expected);
  });

  test("is refused for its first fault only", () => {
    expect(fault({ vin: "X", year: "1", price: "1" }).reason).toBe("vin-length");
    expect(fault({ year: "1", price: "1", miles: "-1" }).reason).toBe("year-impossible");
  });

  test.each([
    [{ year: "1900" }, { year: 1900 }],
    [{ year: 2028 }, { year: 2028 }],
    [{ price: "100" }, { price: 100_00 }],
    [{ price: 5_000_000 }, { price: 5_000_000_00 }],
    [{ miles: "0" }, { mileage: 0 }],
    [{ miles: "2000000" }, { mileage: 2_000_000 }],
  ])("%j at the edge of the possible is taken: %j", (row, facts) => {
    expect(car(row)).toMatchObject(facts);
  });

  test.each(["", null, "–", "-", "Not Priced", "Call for price", -1, "-1", 0, "$0.00", "N/A"])(
    "with the price %j is listed as Call for Price",
    (price) => {
      expect(car({ price }).price).toBeNull();
    },
  );

  test("of a feed without VINs is refused", () => {
    expect(fault({}, { vin: null })).toEqual({ reason: "vin-missing", column: null, value: "" });
  });

  test("excluded by the mapping's filter is ignored", () => {
    const where = [{ column: "type", isNot: ["Wholesale"] }];
    expect(read({ type: "Wholesale" }, {}, { where }).row).toEqual({ kind: "filtered" });
    expect(read({ type: "Used" }, {}, { where }).row.kind).toBe("car");
  });

  test("with an invalid snapshot date is refused", () => {
    const found = read({ day: "2026-02-30" }, {}, { snapshot: "day" }).row;
    expect(found).toMatchObject({
      kind: "refused",
      fault: { reason: "snapshot-unreadable", column: "day", value: "2026-02-30" },
    });
  });

  test("may have a model year ahead of its snapshot's date, not of today", () => {
    const mapping = { snapshot: "day" };
    expect(read({ day: "2015-06-01", year: "2017" }, {}, mapping).row.kind).toBe("car");
    expect(read({ day: "2015-06-01", year: "2018" }, {}, mapping).row).toMatchObject({
      fault: { reason: "year-impossible" },
    });
  });
});

describe("a mileage", () => {
  test.each([
    ["thousand-miles", "46", 46_000],
    ["thousand-miles", "46.5", 46_500],
    ["kilometers", "100,000", 62_137],
    ["miles", "100,000 km", 62_137],
    ["kilometers", "100 mi", 100],
    ["miles", "12 mi.", 12],
  ])("in %s of %j is %d miles", (unit, miles, expected) => {
    expect(car({ miles }, { mileage: { column: "miles", unit } }).mileage).toBe(expected);
  });
});

describe("a fact", () => {
  test("is read from the first column with a value", () => {
    const price = { column: ["special", "price", "msrp"] };
    expect(car({ special: null, msrp: 20_000 }, { price }).price).toBe(1_515_200);
    expect(car({ special: 14_000, msrp: 20_000 }, { price }).price).toBe(1_400_000);
  });

  test("is extracted by patterns", () => {
    const facts = car(
      { mpg: "28 city / 39 highway", color: "Wind Chill Pearl [extra_cost_color]" },
      {
        cityMpg: { column: "mpg", pattern: "(\\d+) city" },
        highwayMpg: { column: "mpg", pattern: "(\\d+) highway" },
        doors: { column: "mpg", pattern: "(\\d+) doors" },
        exteriorColor: { column: "color", cut: "\\s*\\[[^\\]]*\\]" },
      },
    );
    expect(facts).toMatchObject({
      cityMpg: 28,
      highwayMpg: 39,
      doors: null,
      exteriorColor: "Wind Chill Pearl",
    });
  });

  test("that is optional and unreadable is omitted and reported", () => {
    const { row, unread } = read(
      { drive: "75Kwh", hex: "red", doors: "many" },
      {
        drivetrain: { column: "drive" },
        exteriorHex: { column: "hex" },
        doors: { column: "doors" },
      },
    );
    expect(row).toMatchObject({
      kind: "car",
      car: { drivetrain: null, exteriorHex: null, doors: null },
    });
    expect(unread).toEqual([
      ["exteriorHex: red", 1],
      ["drivetrain: 75Kwh", 1],
      ["doors: many", 1],
    ]);
  });

  test("uses the mapping's words before the built-in ones", () => {
    const bodyStyle = { column: "body", words: { VAN: "minivans", other: null } };
    expect(car({ body: "van" }, { bodyStyle }).bodyStyle).toBe("minivans");
    expect(read({ body: "Other", model: "Prototype" }, { bodyStyle }).unread).toEqual([]);
  });

  test("has no control characters, lone surrogates or repeated spaces", () => {
    const trim = { column: "trim" };
    expect(car({ trim: "  Sport\u0000\tSE \u200B 2\uD800 " }, { trim }).trim).toBe(
      "Sport SE 2\uFFFD",
    );
  });

  test("is not longer than 1000 characters", () => {
    const trim = { column: "trim" };
    expect(car({ trim: "x".repeat(5000) }, { trim }).trim).toHaveLength(1000);
    expect(car({ trim: "é ".repeat(5000) }, { trim }).trim).toHaveLength(999);
  });

  test("that is a list is read from texts, arrays and objects, without duplicates", () => {
    const features = (column: string, more: Input) =>
      car(
        {
          text: "A; B;;A ;See less",
          list: ["A", "", "B", 3, null],
          objects: [{ name: "A" }, {}, "x", { name: "B [1]" }],
        },
        {
          features: { column, ...more },
        },
      ).features;
    expect(features("text", { separator: ";", absent: ["see less"] })).toEqual(["A", "B"]);
    expect(features("list", {})).toEqual(["A", "B", "3"]);
    expect(features("objects", { key: "name", cut: " \\[\\d\\]" })).toEqual(["A", "B"]);
    expect(features("nothing", {})).toEqual([]);
  });

  test("that is a photo is a web URL or a file of the dealer", () => {
    const taken = ["https://a.example/1.jpg", "http://a.example/2.jpg", "photos/a 1/2.jpg"];
    const bad = [
      "javascript:alert(1)",
      "data:image/svg+xml,<svg onload=alert(1)>",
      "1.jpg",
      "/1.jpg",
      "photos/../dealer.json",
    ];
    const images = [...taken, "//a.example/3.jpg", 'https://a.example/"x.jpg', ...bad];
    const mapped = { images: { column: "images" } };
    expect(car({ images }, mapped).images).toEqual({
      customBackground: [],
      preview: [],
      additional: [...taken, "https://a.example/3.jpg", "https://a.example/%22x.jpg"],
      evox: [],
    });
    expect(read({ images }, mapped).unread).toEqual(bad.map((text) => [`images: ${text}`, 1]));
  });

  test("that is a photo belongs to the image source of its column", () => {
    const row = { bg: "photos/bg.jpg", first: "photos/1.jpg", more: ["photos/2.jpg"] };
    const mapped = {
      customBackgroundImages: { column: "bg" },
      previewImages: { column: "first" },
      images: { column: "more" },
      evoxImages: { column: "stock" },
    };
    expect(
      car(
        { ...row, stock: "photos/3.jpg|data:,x" },
        {
          ...mapped,
          evoxImages: { column: "stock", separator: "|" },
        },
      ).images,
    ).toEqual({
      customBackground: ["photos/bg.jpg"],
      preview: ["photos/1.jpg"],
      additional: ["photos/2.jpg"],
      evox: ["photos/3.jpg"],
    });
    expect(read({ ...row, stock: "data:,x" }, mapped).unread).toEqual([["images: data:,x", 1]]);
  });

  test("that is a make or model is limited to a length that fits a URL", () => {
    const { make, makeSlug, modelSlug } = car({ make: "x".repeat(500), model: "🚗".repeat(500) });
    expect(make).toBe("x".repeat(60));
    expect(SearchFilter.parse({ make: [makeSlug], model: [modelSlug] })).toBeTruthy();
  });

  test("that is a date is at most the feed's date", () => {
    const firstSeen = (since: string, format: string) =>
      car({ since }, { firstSeen: { column: "since", read: format } }).firstSeen;
    expect(firstSeen("2026-11-01T10:00:00Z", "iso")).toBe("2026-11-01");
    expect(firstSeen("2027-01-01", "iso")).toBe("2026-11-20");
    expect(firstSeen("1/5/26", "us")).toBe("2026-01-05");
    expect(firstSeen("144", "days-ago")).toBe("2026-06-29");
    expect(firstSeen("2026-02-30", "iso")).toBeNull();
    expect(firstSeen("13/13/2026", "us")).toBeNull();
    expect(firstSeen("-3", "days-ago")).toBeNull();
  });

  test("that is a color is a hex code, stated or derived from the name", () => {
    const hex = (color: string, more: Input) =>
      car({ color }, { exteriorHex: { column: "color", ...more } }).exteriorHex;
    expect(hex("00031E", {})).toBe("#00031e");
    expect(hex("Pearl White", { read: "color-name" })).toBe("#f2f2ef");
    expect(hex("Ice Cap", { read: "color-name", words: { "ice cap": "#ffffff" } })).toBe("#ffffff");
  });
});

describe("a name", () => {
  test("has the official spelling", () => {
    expect(car({ make: "MITSUBISHI", model: "mirage g4" })).toMatchObject({
      make: "Mitsubishi",
      model: "Mirage G4",
      modelSlug: "mirage-g4",
    });
  });

  test("that is unknown is unchanged", () => {
    expect(car({ make: "Škoda", model: "Enyaq iV" })).toMatchObject({
      make: "Škoda",
      makeSlug: "skoda",
      model: "Enyaq iV",
    });
  });
});

describe("a body style that the feed does not state", () => {
  test.each([
    ["Mitsubishi", "Outlander Sport", null, "suvs"],
    ["Ford", "Mustang", "EcoBoost Premium Convertible", "convertibles"],
    ["Ford", "F-150", "XLT SuperCrew 5.5' Box", "trucks"],
    ["BMW", "430", "Gran Coupe", "sedans"],
  ])("is filled in for a %s %s %s: %s", (make, model, trim, bodyStyle) => {
    const found = car({ make, model, trim }, { trim: { column: "trim" } });
    expect(found).toMatchObject({ bodyStyle, decoded: ["bodyStyle"] });
  });

  test("is unknown for an unknown model", () => {
    expect(car({ model: "Futura" })).toMatchObject({ bodyStyle: null, decoded: [] });
  });

  test("is not derived if the feed states it", () => {
    expect(car({ body: "Sedan" }, { bodyStyle: { column: "body" } })).toMatchObject({
      bodyStyle: "sedans",
      decoded: [],
    });
  });
});
