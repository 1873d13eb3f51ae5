import { shortlistPages } from "@forecourt/contracts/areas/inventory/shortlist-pages";
import { href } from "@forecourt/contracts/href";
import { describe, expect, test } from "@jest/globals";
import {
  emptyShortlist,
  isFull,
  type Shortlist,
  shortlistLimits,
  withoutVehicle,
  withVehicle,
} from "./shortlist.ts";
import { comparePath, parseVins, savedPath } from "./shortlist-paths.ts";
import { readShortlist, writeShortlist } from "./shortlist-storage.ts";

const car = (number: number) => ({
  vin: `JA4J4TA81MZ${String(number).padStart(6, "0")}`,
  title: `Car ${number}`,
});
const withCars = (list: keyof Shortlist, count: number) =>
  Array.from({ length: count }, (_, index) => car(index)).reduce(
    (shortlist, one) => withVehicle(shortlist, list, one),
    emptyShortlist,
  );

describe("a shortlist", () => {
  test("has the newest car first, without duplicates", () => {
    const shortlist = withVehicle(withCars("saved", 3), "saved", car(0));
    expect(shortlist.saved.map(({ title }) => title)).toEqual(["Car 0", "Car 2", "Car 1"]);
  });

  test("compares at most four cars and ignores a fifth", () => {
    const full = withCars("compared", shortlistLimits.compared);
    expect(isFull(full, "compared")).toBe(true);
    expect(withVehicle(full, "compared", car(9))).toBe(full);
  });

  test("drops the oldest viewed car above the limit", () => {
    const shortlist = withCars("seen", shortlistLimits.seen + 1);
    expect(shortlist.seen).toHaveLength(shortlistLimits.seen);
    expect(shortlist.seen).not.toContainEqual(car(0));
  });

  test("removes a car", () => {
    expect(withoutVehicle(withCars("saved", 2), "saved", car(0).vin).saved).toEqual([car(1)]);
  });
});

describe("the stored shortlist", () => {
  const storage = () => {
    const items = new Map<string, string>();
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };

  test("is restored unchanged", () => {
    const browser = storage();
    const shortlist = withVehicle(withCars("saved", 2), "compared", car(7));
    expect(writeShortlist(browser, shortlist)).toBe(true);
    expect(readShortlist(browser)).toEqual(shortlist);
  });

  test("is deleted when it is empty", () => {
    const browser = storage();
    writeShortlist(browser, withCars("saved", 1));
    writeShortlist(browser, emptyShortlist);
    expect(browser.items.size).toBe(0);
  });

  test.each([
    "",
    "null",
    "[]",
    "{",
    '{"saved":{}}',
    '{"saved":[null,1,{"vin":"<script>","title":"x"},{"vin":"JA4J4TA81MZ000001"}]}',
    '{"compared":"x"}',
  ])("is empty when storage has %s", (text) => {
    const browser = storage();
    browser.setItem("forecourt.garage", text);
    expect(readShortlist(browser)).toEqual(emptyShortlist);
  });

  test("is limited to the size of the lists, without duplicates", () => {
    const browser = storage();
    const compared = [...Array(9).keys(), 0, 1].map(car);
    browser.setItem("forecourt.garage", JSON.stringify({ compared }));
    expect(readShortlist(browser).compared).toHaveLength(shortlistLimits.compared);
  });

  test("is not written again after the browser refused", () => {
    const refuses = {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => undefined,
    };
    expect(readShortlist(refuses)).toEqual(emptyShortlist);
    expect(writeShortlist(refuses, withCars("saved", 1))).toBe(false);
  });
});

describe("shortlist addresses", () => {
  test("match the paths in the contract", () => {
    expect(shortlistPages.compare).toBe(href.page("inventory", "compare"));
    expect(shortlistPages.saved).toBe(href.page("inventory", "saved"));
  });

  test("contain the VINs", () => {
    const { vin } = car(1);
    expect(comparePath([vin, "B"], { only: true })).toBe(`/compare?cars=${vin},B&only=differences`);
    expect(comparePath([])).toBe("/compare");
    expect(savedPath([], [vin])).toBe(`/saved-cars?seen=${vin}`);
    expect(savedPath([], [])).toBe("/saved-cars");
  });

  test("are parsed without invalid VINs and duplicates, up to the limit", () => {
    const { vin } = car(1);
    expect(parseVins(`${vin.toLowerCase()},${vin},,x,${car(2).vin},${car(3).vin}`, 2)).toEqual([
      vin,
      car(2).vin,
    ]);
    expect(parseVins(null, 4)).toEqual([]);
  });
});
