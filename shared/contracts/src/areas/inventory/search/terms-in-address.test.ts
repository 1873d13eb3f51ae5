import { describe, expect, test } from "@jest/globals";
import { preferencesInAddress, withPreferences } from "./terms-in-address.ts";

const preferences = { cashDown: 300_000, months: 60 };

describe("preferencesInAddress", () => {
  test.each([
    [
      "/used-cars-for-sale/suvs?down=3000&trade=500&credit=640&term=60&sort=year",
      { cashDown: 300_000, tradeEquity: 50_000, tradingIn: true, creditScore: 640, months: 60 },
    ],
    ["/cars-for-sale?down-percent=15&trade=0", { cashDownPercent: 15, tradeEquity: 0 }],
    ["/cars-for-sale?down=500&down-percent=15", { cashDown: 50_000 }],
    ["/cars-for-sale?down=abc&credit=299&term=121&trade=-1&down-percent=101", {}],
    ["/personalize/x?step=2&down=3000", {}],
    ["/auto-financing?down=3000", {}],
  ])("reads %s", (path, stated) => {
    expect(preferencesInAddress(path)).toEqual(stated);
  });
});

describe("withPreferences", () => {
  test.each([
    ["/used-cars-for-sale", "/used-cars-for-sale?down=3000&term=60"],
    [
      "/used-cars-for-sale/suvs?color=red&sort=year&page=2",
      "/used-cars-for-sale/suvs?color=red&down=3000&term=60&sort=year&page=2",
    ],
    ["/cars-for-sale?term=72&down-percent=10", "/cars-for-sale?term=72&down-percent=10"],
    ["/new-cars-for-sale/x#payment", "/new-cars-for-sale/x?down=3000&term=60#payment"],
    ["/compare?cars=A,B", "/compare?cars=A,B&down=3000&term=60"],
    ["/personalize/x?step=2&down=1", "/personalize/x?step=2&down=1"],
    ["/cars-for-sale?term=72&down=0&zip=63701", "/cars-for-sale?term=72&down=0&zip=63701"],
    ["/auto-financing", "/auto-financing"],
    ["/cars-for-sales", "/cars-for-sales"],
  ])("carries terms in %s", (path, carried) => {
    expect(withPreferences(path, preferences)).toBe(carried);
  });

  test("replaces the terms of the address on request", () => {
    const path = "/cars-for-sale?down-percent=10&credit=640&term=72";
    const expected = "/cars-for-sale?down=3000&credit=640&term=60";
    expect(withPreferences(path, preferences, { override: true })).toBe(expected);
  });

  test("leaves the path without preferences, and carries no trade-in that was denied", () => {
    expect(withPreferences("/cars-for-sale?a=%2C", {})).toBe("/cars-for-sale?a=%2C");
    expect(withPreferences("/cars-for-sale", { tradingIn: false, tradeEquity: 100 })).toBe(
      "/cars-for-sale",
    );
  });
});
