import { describe, expect, test } from "@jest/globals";
import { parseQuery } from "../parse-query.ts";
import { parseContextFor, vocabularyOf } from "../testing/parse-context.ts";
import { nameplateKeys } from "./nameplates.ts";

const context = parseContextFor(
  vocabularyOf(
    new Map([
      [
        "Jeep",
        ["Cherokee", "Grand Cherokee", "Grand Cherokee L", "Wrangler", "Wrangler Unlimited"],
      ],
      ["Volkswagen", ["Beetle", "Beetle Convertible"]],
      ["Honda", ["Civic", "Civic Coupe"]],
      ["Mazda", ["Mazda3", "Mazda3 Hatchback"]],
      ["Toyota", ["Corolla", "Corolla Cross", "Corolla Hatchback"]],
      ["Mitsubishi", ["Outlander", "Outlander Sport", "Outlander PHEV"]],
      ["Hyundai", ["Genesis Coupe"]],
      ["Genesis", ["G70"]],
    ]),
  ),
);
const modelsOf = (text: string) => parseQuery(text, context).filter.model;

describe("a nameplate", () => {
  test.each([
    ["jeep wrangler", ["wrangler", "wrangler-unlimited"]],
    ["wrangler", ["wrangler", "wrangler-unlimited"]],
    ["wrangler unlimited", ["wrangler-unlimited"]],
    ["vw beetle", ["beetle", "beetle-convertible"]],
    ["beetle convertible", ["beetle-convertible"]],
    ["honda civic", ["civic", "civic-coupe"]],
    ["mazda3", ["mazda3", "mazda3-hatchback"]],
    ["mazda 3", ["mazda3", "mazda3-hatchback"]],
    ["corolla", ["corolla", "corolla-hatchback"]],
    ["outlander", ["outlander", "outlander-phev"]],
    ["cherokee", ["cherokee"]],
    ["jeep grand cherokee", ["grand-cherokee", "grand-cherokee-l"]],
  ])("%s is %j", (text, models) => {
    expect(modelsOf(text)).toEqual(models);
    expect(parseQuery(text, context).unclear).toEqual([]);
  });

  test("is read without a guess, so that the search has its own address", () => {
    expect(parseQuery("jeep wrangler", context).understood.map(({ readAs }) => readAs)).toEqual([
      null,
      null,
    ]);
  });

  test("leaves a name to another make that has it", () => {
    expect(parseQuery("genesis", context).filter).toEqual({ make: ["genesis"] });
    expect(modelsOf("hyundai genesis")).toEqual(["genesis-coupe"]);
  });

  test.each([
    ["Silverado 1500 Crew Cab 4WD", ["silverado", "silverado1500crewcab", "silverado1500"]],
    ["RAV4 Plug-In Hybrid", ["rav4", "rav4plugin"]],
    ["Corolla Cross Hybrid", ["corollacross"]],
    ["RX 450hL", ["rx"]],
    ["F-250 Super Duty", ["f", "f250"]],
    ["Ioniq 5", []],
    ["CLS-Class", []],
    ["500L", []],
    ["Transit Connect", []],
    ["Range Rover Sport", []],
  ])("of %s is %j", (model, keys) => {
    expect(nameplateKeys(model).toSorted()).toEqual(keys.toSorted());
  });
});
