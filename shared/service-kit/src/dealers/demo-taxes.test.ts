import { outTheDoor } from "@forecourt/domain/payment/out-the-door";
import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { DealerConfigError } from "./problems/problem.ts";

afterAll(removeCopies);

const dealer = "ozark-mitsubishi/dealer.json";

describe("the configured taxes", () => {
  test("give a complete price in the ZIP code of every store", async () => {
    const dealers = await loadDealers(shippedDealers);
    const tenants = [
      { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" },
      ...["columbia", "jefferson-city", "rolla", "sedalia"].map((storeId) => ({
        dealerId: "heartland",
        storeId,
      })),
    ];
    for (const tenant of tenants) {
      const { store, taxes, fees } = dealers.site(tenant);
      const price = outTheDoor(
        { vehicle: 2_000_000, isNew: false, fees, zip: store.zip, tradeIn: null },
        taxes,
      );
      expect(price).toMatchObject({
        kind: "price",
        state: "MO",
        stateTax: { place: "Missouri", ratePercent: 4.225 },
        localTax: { place: store.city },
        missing: [],
      });
    }
  });

  test("list the local tax as missing elsewhere, and have no price for a state without rules", async () => {
    const dealers = await loadDealers(shippedDealers);
    const { taxes } = dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
    const ask = (zip: string) =>
      outTheDoor({ vehicle: 100, isNew: false, fees: [], zip, tradeIn: null }, taxes);
    expect(ask("63101")).toMatchObject({ state: "MO", missing: ["localTax"] });
    expect(ask("62901")).toMatchObject({ state: "IL", missing: ["localTax", "titleFee"] });
    expect(ask("99501")).toEqual({ kind: "state-without-rules", zip: "99501", state: "AK" });
  });
});

describe("invalid taxes", () => {
  test("are reported with what was expected", async () => {
    const copy = await copyDealers();
    await copy.set(dealer, ["taxes", "states", "MO", "localRates", "6370"], {
      place: "Nowhere",
      ratePercent: 1,
      asOf: "2025-01-01",
    });
    await copy.set(dealer, ["taxes", "states", "MO", "ratePercent"], 4.22555);
    const problems = await problemsOf(copy.folder);
    expect(problems.join("\n")).toMatch(/localRates.*ZIP code of five digits/);
    expect(problems.join("\n")).toMatch(
      /MO\.ratePercent: expected a rate with at most four decimals/,
    );
  });

  test("with an unknown fee are reported", async () => {
    const copy = await copyDealers();
    await copy.set(dealer, ["taxes", "states", "MO", "untaxedFees"], ["documentry"]);
    expect(await problemsOf(copy.folder)).toEqual([
      `${dealer}: taxes.states.MO.untaxedFees[0]: expected the id of a fee, found "documentry"; did you mean "documentary"?`,
    ]);
  });
});

function problemsOf(folder: string): Promise<string[]> {
  return loadDealers(folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return [...error.problems];
      throw error;
    },
  );
}
