import { describe, expect, test } from "@jest/globals";
import { migrateLegacyParameters } from "./search-legacy.ts";

function today(path: string, query = "") {
  const segments = path.split("/").filter((word) => word !== "");
  const now = migrateLegacyParameters({ segments, query: new URLSearchParams(query) });
  const said = [...now.query].filter(([, value]) => value !== "");
  return [now.segments.join("/"), Object.fromEntries(said)];
}

describe("legacy addresses", () => {
  test.each([
    ["suvs/great_deals/price_drop", "", "suvs", { "great-deals": "price-drop" }],
    ["great_deals/premium_upgrades/suvs", "", "suvs", { "great-deals": "premium-upgrades" }],
    ["", "great_deals=price_drop", "", { "great-deals": "price-drop" }],
    [
      "great_deals/price_drop",
      "great-deals=premium-upgrades",
      "",
      { "great-deals": "premium-upgrades,price-drop" },
    ],
    ["", "mileage=null,85000", "", { mileage: "null,85000", "mileage-under": "85000" }],
    [
      "",
      "price=5000,20000",
      "",
      { price: "5000,20000", "price-over": "5000", "price-under": "20000" },
    ],
    [
      "",
      "year=2018,null&year-from=2020",
      "",
      { year: "2018,null", "year-from": "2020", "year-to": "null" },
    ],
    ["heated_seats", "", "heated-seats", {}],
    ["great_deals", "", "", {}],
  ])("%s?%s", (path, query, words, parameters) => {
    const [segments, said] = today(path, query);
    expect(segments).toBe(words);
    const { great_deals: _old, ...rest } = Object(said);
    expect(rest).toEqual(parameters);
  });
});
