import { describe, expect, test } from "@jest/globals";
import { jsonLinesRows } from "../feed/json-lines.ts";
import { Mapping } from "../mapping/schema.ts";
import { testVin } from "../testing/vins.ts";
import { Findings } from "./findings.ts";
import { rowReader } from "./row-reader.ts";

const facts = [
  "msrp",
  "availability",
  "expectedOn",
  "windowSticker",
  "owners",
  "accidents",
  "titleStatus",
];
const mapping = Mapping.parse({
  about: "New and used cars of the tests.",
  format: "jsonl",
  vehicle: {
    vin: { column: "vin" },
    condition: { constant: "new" },
    year: { constant: "2026" },
    make: { constant: "Mitsubishi" },
    model: { constant: "Outlander" },
    price: { column: "price" },
    ...Object.fromEntries(facts.map((fact) => [fact, { column: fact }])),
    priorUse: { column: "priorUse" },
    incentives: { column: "cash", separator: ";" },
    conditionalIncentives: { column: "programs" },
  },
});

/** Reads one row on 2026-11-20. */
function read(values: Record<string, unknown>) {
  const findings = new Findings();
  const reader = rowReader(mapping, jsonLinesRows(noRows()));
  const row = { line: 1, values: { vin: testVin(1), price: "$29,995", ...values } };
  const found = reader(row, "2026-11-20", findings);
  if (found.kind !== "car") throw new Error(JSON.stringify(found));
  return { car: found.car, unread: findings.unread() };
}

async function* noRows(): AsyncGenerator<string, void> {}

describe("the offer of a new car", () => {
  test("is MSRP, incentives and the expected day", () => {
    const { car } = read({
      msrp: "$32,495",
      cash: "Customer cash: $1,250 until 2026-12-31; Dealer choice: 500",
      programs: [{ label: "Military appreciation", amount: "$500", ends: "2026-12-31" }],
      availability: "In Transit",
      expectedOn: "2026-12-04",
    });
    expect(car).toMatchObject({
      msrp: 3_249_500,
      incentives: [
        { label: "Customer cash", cents: 125_000, endsOn: "2026-12-31", conditional: false },
        { label: "Dealer choice", cents: 50_000, endsOn: null, conditional: false },
        {
          label: "Military appreciation",
          cents: 50_000,
          endsOn: "2026-12-31",
          conditional: true,
        },
      ],
      availability: "in-transit",
      expectedOn: "2026-12-04",
    });
  });

  test("is empty when the feed states nothing", () => {
    expect(read({}).car).toMatchObject({
      msrp: null,
      incentives: [],
      availability: null,
      expectedOn: null,
    });
  });

  test("leaves out what is unreadable or past, and reports it", () => {
    const { car, unread } = read({
      msrp: "a lot",
      cash: "Customer cash",
      programs: [{ label: "Military", amount: "-5" }],
      availability: "somewhere",
      expectedOn: "2026-11-01",
    });
    expect(car).toMatchObject({ msrp: null, incentives: [], availability: null, expectedOn: null });
    expect(JSON.stringify(unread)).toContain("somewhere");
    for (const fact of ["msrp", "incentives", "conditionalIncentives", "expectedOn"]) {
      expect(JSON.stringify(unread)).toContain(fact);
    }
  });

  test.each(["$0", "", "n/a"])("has no MSRP when the feed says %p", (msrp) => {
    expect(read({ msrp }).car.msrp).toBeNull();
  });
});

describe("the window sticker", () => {
  test.each([
    ["https://stickers.example/a.pdf", "https://stickers.example/a.pdf"],
    ["//stickers.example/a.pdf", "https://stickers.example/a.pdf"],
    ["", null],
  ])("of %p is %p", (windowSticker, address) => {
    expect(read({ windowSticker }).car.windowSticker).toBe(address);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "see the glovebox"])(
    "is left out and reported for %p",
    (windowSticker) => {
      const { car, unread } = read({ windowSticker });
      expect(car.windowSticker).toBeNull();
      expect(unread).toEqual([[`windowSticker: ${windowSticker}`, 1]]);
    },
  );
});

describe("the history of a used car", () => {
  test.each([
    ["1", "0", "Clean title", "Personal lease", [1, 0, "clean", "lease"]],
    ["3", "None", "Clean, previously salvage", "Rental vehicle", [3, 0, "salvage", "rental"]],
    ["2", "2", "Rebuilt", "Commercial fleet", [2, 2, "rebuilt", "fleet"]],
    ["", "", "", "", [null, null, null, null]],
    ["1", "1", "Not clean", "Private", [1, 1, null, "personal"]],
    ["many", "some", "unclear words", "?", [null, null, null, null]],
  ])("of %p owners, %p accidents, %p, %p", (owners, accidents, titleStatus, priorUse, expected) => {
    const { car } = read({ owners, accidents, titleStatus, priorUse });
    expect([car.owners, car.accidents, car.titleStatus, car.priorUse]).toEqual(expected);
  });
});
