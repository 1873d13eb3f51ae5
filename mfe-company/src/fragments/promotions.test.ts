import { getPromotions, type PromotionList } from "@forecourt/contracts/areas/company/promotions";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { promotionFixture, promotionsFixture } from "../parts/promotions/fixtures/promotions.ts";
import { loadGridPromotion } from "./grid-promotion-loader.ts";
import { factsOf } from "./promotion-request.ts";
import { loadPromotionRow } from "./promotions-loader.ts";

const vin = "JA4J4TA81MZ000123";

describe("what an address says", () => {
  test.each([
    ["/cars-for-sale", { page: "search", words: "" }],
    ["/used-cars-for-sale", { page: "search", condition: "used", words: "" }],
    [
      "/certified-cars-for-sale/suvs/price-under-20000",
      { page: "search", condition: "certified", words: "suvs,price-under-20000" },
    ],
    [
      `/new-cars-for-sale/2026-mitsubishi-outlander-${vin}`,
      { page: "vehicle", condition: "new", year: 2026, words: "mitsubishi,outlander" },
    ],
    [`/cars-for-sale/2019-${vin}`, { page: "vehicle", year: 2019, words: "" }],
    [`/cars-for-sale/${"x".repeat(400)}`, { page: "search", words: "x".repeat(300) }],
  ])("%s", (path, facts) => {
    expect(factsOf(path)).toEqual(facts);
  });
});

describe("the promotions of other pages", () => {
  const load = (list: PromotionList) => {
    const path = `${getPromotions.path}?position=grid-item&condition=used&page=search&words=suvs`;
    return withService({ ...answer(getPromotions, list), path }, ({ url }) =>
      loadGridPromotion(pageRequest("/used-cars-for-sale/suvs", url)),
    );
  };

  test("a list of cars shows the first that fits", async () => {
    expect(await load(promotionsFixture)).toEqual(promotionFixture);
  });

  test("are nothing where none fits", async () => {
    expect(await load({ title: "Going on", promotions: [] })).toBeNull();
  });

  test("fail as the service does, so that the page is shown without them", async () => {
    const loading = withService(failure(getPromotions, "unavailable"), ({ url }) =>
      loadPromotionRow(pageRequest("/cars-for-sale", url)),
    );
    await expect(loading).rejects.toMatchObject({ name: "AppError" });
  });
});
