import { labelOfName } from "@forecourt/contracts/areas/trade/appraisal-form";
import { createLog } from "@forecourt/service-kit/log";
import { describe, expect, test } from "@jest/globals";
import { namesInventory } from "../testing/sample-names.ts";
import { suggestedNames } from "./suggested-names.ts";

const tenant = { dealerId: "heartland", storeId: null };
const log = createLog({ name: "test", level: "silent" });

async function suggested(make: string, model: string, inventory: typeof namesInventory | null) {
  const names = await suggestedNames({ inventory, log }, tenant, { make, model });
  return names.map(labelOfName);
}

describe("suggestedNames", () => {
  test.each([
    ["Toyta", "Rav 4", ["Toyota RAV4"]],
    ["Toyota", "Camery", ["Toyota Camry"]],
    ["Tayota", "Corola", ["Toyota Corolla"]],
    ["Hodna", "Acord", ["Honda Accord"]],
    ["Cheverolet", "Silverado", ["Chevrolet Silverado 1500"]],
    ["Ford", "Ford F150", ["Ford F-150"]],
    ["Honda", "RV", ["Honda CR-V", "Honda HR-V"]],
    ["hyundai", "Ioniq", ["Hyundai Ioniq 5", "Hyundai Ioniq 6"]],
    ["Chevy", "Camero", ["Chevrolet Camaro"]],
  ])("takes %s %s for one of %j", async (make, model, names) => {
    expect(await suggested(make, model, namesInventory)).toEqual(names);
  });

  test("takes what follows a known model for the trim", async () => {
    expect(await suggested("Toyota", "Rav 4 XLE Premium", namesInventory)).toEqual([
      "Toyota RAV4, XLE Premium",
    ]);
    expect(await suggested("Toyta", "rav4 XLE", namesInventory)).toEqual(["Toyota RAV4, XLE"]);
  });

  test("suggests the make alone for a model that is not listed", async () => {
    expect(await suggested("Toyta", "Previa", namesInventory)).toEqual(["Toyota Previa"]);
  });

  test.each([
    ["Toyota", "RAV4"],
    ["toyota", "rav-4"],
    ["Ford", "F150"],
    ["chevy", "Silverado"],
    ["Toyota", "Previa"],
    ["Checker", "Marathon"],
    ["日産", "スカイライン"],
  ])("suggests nothing for %s %s: it is known, or nothing known is near", async (make, model) => {
    expect(await suggested(make, model, namesInventory)).toEqual([]);
  });

  test("suggests nothing without the inventory service", async () => {
    expect(await suggested("Toyta", "Rav 4", null)).toEqual([]);
  });
});
