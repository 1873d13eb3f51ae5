import { describe, expect, test } from "@jest/globals";
import { shippedDealers } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";

const dealers = await loadDealers(shippedDealers);
const dealerIds = ["ozark-mitsubishi", "heartland"] as const;
const contents = [
  "company/home",
  "company/helpCenter",
  "company/terms",
  "company/salesOffers",
  "financing/index",
  "service/index",
  "service/specials",
] as const;

const textOf = (dealerId: string, name: (typeof contents)[number]) =>
  JSON.stringify(dealers.content({ dealerId, storeId: null }, name));

describe.each(dealerIds)("the pages of %s agree", (dealerId) => {
  test.each(["company/home", "company/helpCenter", "company/terms"] as const)(
    "%s leaves electric cars out of the engine warranty",
    (name) => {
      expect(textOf(dealerId, name)).toMatch(/gasoline, diesel, and hybrid engines/);
    },
  );

  test.each(["company/home", "company/helpCenter", "financing/index"] as const)(
    "%s says that a down payment is often needed, but not always",
    (name) => {
      const text = textOf(dealerId, name);
      expect(text).toMatch(
        /Often, but not always[^"]* up to the lender and depends on your credit, your income, and the car\./,
      );
      expect(text).not.toMatch(/Most lenders want one/);
    },
  );

  test("a coupon is shown before the estimate is written, wherever that is said", () => {
    const texts = contents.map((name) => textOf(dealerId, name)).join("");
    expect(texts).toMatch(/before we write your estimate/);
    expect(texts).not.toMatch(/advisor[^"]*before the work starts/);
  });

  test("a brake inspection is told apart from the free safety inspection", () => {
    const { services } = dealers.config({ dealerId, storeId: null }).scheduling;
    const brakes = services.find(({ opCode }) => opCode === "BRAKE-INSP");
    expect(brakes?.description).toMatch(/wheels off.*free safety inspection is only a quick look/);
    expect(textOf(dealerId, "service/index")).toMatch(
      /with the wheels off is a service of its own/,
    );
  });
});

describe("at the dealer with one store", () => {
  const ozark = "ozark-mitsubishi";

  test("a price of a service that a coupon waives says so", () => {
    const { services } = dealers.config({ dealerId: ozark, storeId: null }).scheduling;
    const battery = services.find(({ opCode }) => opCode === "BATTERY");
    expect(battery?.description).toMatch(/free while our winter battery coupon runs/);
    expect(textOf(ozark, "service/specials")).toMatch(
      /In place of our regular price of a battery test, from \$19\.95/,
    );
  });

  test("the answers of the help center have the prices of the settings", () => {
    const { scheduling, fees } = dealers.config({ dealerId: ozark, storeId: null });
    const help = textOf(ozark, "company/helpCenter");
    const oil = scheduling.services.find(({ opCode }) => opCode === "LOF")?.fromCents ?? 0;
    expect(help).toContain(`From $${(oil / 100).toFixed(2)}, with a new filter`);
    expect(help).toContain(`The tag costs $${(fees.thirtyDayDriveCents ?? 0) / 100}.`);
  });

  test("good tires are for certified cars that are bought while the offer runs", () => {
    expect(textOf(ozark, "company/salesOffers")).toMatch(
      /Buy a certified car this month.*For certified cars bought through \{expires\}/,
    );
  });

  test("the pages about the dealer and the new cars name the same models", () => {
    const models = "Outlander, Outlander Sport, Eclipse Cross, Mirage, and Mirage G4";
    expect(textOf(ozark, "company/home")).toContain(models);
    const about = dealers.content({ dealerId: ozark, storeId: null }, "company/about");
    expect(JSON.stringify(about)).toContain(models);
  });
});
