import { createHash } from "node:crypto";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { checkVin, vinModelYear } from "@forecourt/domain/vin";
import { describe, expect, test } from "@jest/globals";
import { demoFeeds } from "./feeds.ts";
import { DEMO_YEAR } from "./mileage.ts";

const feeds = demoFeeds({ date: "2026-11-20" });
const snapshots = feeds.flatMap((feed) =>
  feed.snapshots.map(({ date, lines }) => ({
    storeId: feed.storeId,
    date,
    cars: lines.map(read),
  })),
);
const today = snapshots.filter(({ date }) => date === "2026-11-20");
const forSale = today.flatMap(({ cars }) => cars);

interface FeedCar {
  stock: string;
  vin: string;
  type: string;
  year: number;
  make: string;
  model: string;
  body: string;
  odometer: string;
  price: string;
  color_code: string;
  photo_background: string[];
  in_stock_since: string;
  features: string[];
  doors: number;
  mpg_city: number | null;
  fuel: string;
  msrp: string;
  cash_offers: { amount: string }[];
  status: string;
  expected: string;
  owners?: number;
  title?: string;
  comments: string;
}

function read(line: string): FeedCar {
  return JSON.parse(line) as FeedCar;
}

function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

function ofStore(storeId: string): FeedCar[] {
  return today.find((snapshot) => snapshot.storeId === storeId)?.cars ?? [];
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

describe("the demo feeds", () => {
  test("are deterministic", () => {
    const digest = createHash("sha256").update(JSON.stringify(feeds)).digest("hex");
    expect(digest).toBe("4909f38c3e28c2f749c4dbb70f8e0f0d6bf49ecffbdec5636930fabd1223c9e2");
    expect(demoFeeds({ date: "2026-11-20" })).toEqual(feeds);
  });

  test("shift with the date without other changes", () => {
    const undated = (text: string) => text.replace(/\d{4}-\d\d-\d\d/g, "");
    const later = demoFeeds({ date: "2027-03-05" });
    expect(undated(JSON.stringify(later))).toBe(undated(JSON.stringify(feeds)));
    expect(later[0]?.snapshots.map(({ date }) => date)).toEqual([
      "2027-02-03",
      "2027-02-23",
      "2027-03-05",
    ]);
  });

  test("have three rows of seats in the large SUVs that have them, and in no compact one", () => {
    const rows = (model: string, from = 2008) => {
      const cars = forSale.filter((car) => car.model === model && car.year >= from);
      expect(cars).not.toEqual([]);
      return new Set(cars.map(({ features }) => features.includes("Third-Row Seating")));
    };
    for (const model of ["Pilot", "Telluride", "Highlander", "Pathfinder", "CX-9", "Explorer"])
      expect([model, rows(model)]).toEqual([model, new Set([true])]);
    expect(rows("Outlander", 2014)).toEqual(new Set([true]));
    for (const model of ["CR-V", "RAV4", "Outlander Sport", "Rogue"])
      expect([model, rows(model)]).toEqual([model, new Set([false])]);
  });

  test("state doors, and miles per gallon except for electric, heavy-duty and the newest vehicles", () => {
    const bare = forSale.filter(
      ({ mpg_city, fuel, year }) => !mpg_city && fuel !== "Electric" && year < 2026,
    );
    expect(forSale.filter(({ doors }) => !doors)).toEqual([]);
    expect(bare.filter(({ body }) => body !== "Truck" && body !== "Commercial Van")).toEqual([]);
  });

  test("have the stores of both demo dealers", () => {
    expect(feeds.map(({ dealerId, storeId }) => `${dealerId}/${storeId}`)).toEqual([
      "ozark-mitsubishi/cape-girardeau",
      "heartland/columbia",
      "heartland/jefferson-city",
      "heartland/rolla",
      "heartland/sedalia",
    ]);
  });

  test("have about 600 cars for the Missouri dealer: new, certified and used", () => {
    const byType = Object.groupBy(ofStore("cape-girardeau"), ({ type }) => type);
    expect(
      Object.fromEntries(Object.entries(byType).map(([type, cars]) => [type, cars?.length])),
    ).toEqual({ New: 130, Certified: 82, Used: 392 });
  });

  test("have 120 used and certified cars for each store of the group", () => {
    for (const { storeId, cars } of today.slice(1)) {
      expect([storeId, cars.length]).toEqual([storeId, 120]);
      expect(new Set(cars.map(({ type }) => type))).toEqual(new Set(["Used", "Certified"]));
    }
  });

  test("state an MSRP from which every new car's price follows, and some cars in transit", () => {
    const fresh = forSale.filter(({ type, price }) => type === "New" && price !== "");
    for (const { msrp, price, cash_offers } of fresh) {
      const cash = cash_offers.reduce((sum, { amount }) => sum + numberIn(amount), 0);
      expect(numberIn(msrp)).toBeGreaterThanOrEqual(numberIn(price) + cash);
    }
    const coming = forSale.filter(({ status }) => status === "In Transit");
    expect(coming.length).toBeGreaterThan(3);
    for (const { type, expected } of coming) {
      expect([type, expected > "2026-11-20"]).toEqual(["New", true]);
    }
  });

  test("have no photo on the lot of a car in transit, and one of every other", () => {
    const onLot = (cars: FeedCar[]) => new Set(cars.map((car) => car.photo_background.length));
    expect(onLot(forSale.filter(({ status }) => status === "In Transit"))).toEqual(new Set([0]));
    expect(onLot(forSale.filter(({ status }) => status !== "In Transit"))).toEqual(new Set([1]));
  });

  test("state the past of most used cars, and nothing of the others", () => {
    const used = forSale.filter(({ type }) => type !== "New");
    const known = used.filter(({ owners }) => owners !== undefined);
    expect(known.length / used.length).toBeGreaterThan(0.75);
    expect(known.length).toBeLessThan(used.length);
    const titles = new Set(known.map(({ title }) => title));
    expect(titles).toEqual(new Set(["Clean", "Rebuilt"]));
  });

  test("have comments of most used cars, which do not contradict the other columns", () => {
    const used = forSale.filter(({ type }) => type !== "New");
    const told = used.filter(({ comments }) => comments !== "");
    expect(told.length / used.length).toBeGreaterThan(0.65);
    expect(told.length).toBeLessThan(used.length);
    expect(forSale.filter(({ type, comments }) => type === "New" && comments !== "")).toEqual([]);
    const about = (words: string) => told.filter(({ comments }) => comments.includes(words));
    expect(new Set(about("’s only owner").map(({ owners }) => owners))).toEqual(new Set([1]));
    expect(about("was a rental before").filter(({ owners }) => owners !== 1)).toEqual([]);
    expect(about("Remote start").filter(({ fuel }) => fuel === "Electric")).toEqual([]);
    expect(about("changed the oil").filter(({ fuel }) => fuel === "Electric")).toEqual([]);
    const thirdRows = about("third row").map(({ features }) => features);
    expect(thirdRows.filter((features) => !features.includes("Third-Row Seating"))).toEqual([]);
    expect(about("certified pre-owned inspection")).toEqual(
      told.filter(({ type }) => type === "Certified"),
    );
  });

  test("give the stores of the group different mixes", () => {
    const share = (storeId: string, fits: (car: FeedCar) => boolean) =>
      ofStore(storeId).filter(fits).length / ofStore(storeId).length;
    const isTruck = ({ body }: FeedCar) => body === "Truck" || body === "Commercial Van";
    expect(share("jefferson-city", isTruck)).toBeGreaterThan(0.35);
    expect(share("columbia", isTruck)).toBeLessThan(0.1);
    const averageYear = (storeId: string) => mean(ofStore(storeId).map(({ year }) => year));
    expect(averageYear("rolla")).toBeLessThan(averageYear("columbia") - 2);
  });

  test("have exactly the five models of the maker as new, of 2024 to 2026, with 3 to 80 miles", () => {
    const fresh = forSale.filter(({ type }) => type === "New");
    expect([...new Set(fresh.map(({ make, model }) => `${make} ${model}`))].sort()).toEqual([
      "Mitsubishi Eclipse Cross",
      "Mitsubishi Mirage",
      "Mitsubishi Mirage G4",
      "Mitsubishi Outlander",
      "Mitsubishi Outlander Sport",
    ]);
    for (const { year, odometer } of fresh) {
      expect(year).toBeGreaterThanOrEqual(2024);
      expect(year).toBeLessThanOrEqual(2026);
      expect(numberIn(odometer)).toBeGreaterThanOrEqual(3);
      expect(numberIn(odometer)).toBeLessThanOrEqual(80);
    }
  });

  test.each([
    ["Mirage", 14_000, 20_000],
    ["Mirage G4", 15_000, 21_000],
    ["Outlander Sport", 22_500, 30_500],
    ["Eclipse Cross", 23_500, 34_500],
    ["Outlander", 28_000, 42_500],
  ])("have a sticker price for a new %s", (model, low, high) => {
    const prices = forSale
      .filter((car) => car.type === "New" && car.model === model && car.price !== "")
      .map(({ price }) => numberIn(price));
    expect(Math.min(...prices)).toBeGreaterThan(low);
    expect(Math.max(...prices)).toBeLessThan(high);
  });

  test("have every body style at the Missouri dealer", () => {
    const bodies = new Set(ofStore("cape-girardeau").map(({ body }) => body));
    expect(bodies.size).toBe(BodyStyle.options.length);
  });

  test("have only valid VINs with the year code of the car", () => {
    for (const { vin, year } of forSale) {
      expect(checkVin(vin)).toEqual({ ok: true, vin });
      expect(vinModelYear(vin)).toBe(year);
    }
  });

  test("have unique VINs, and unique stock numbers within a store", () => {
    expect(new Set(forSale.map(({ vin }) => vin)).size).toBe(forSale.length);
    for (const { cars } of snapshots) {
      expect(new Set(cars.map(({ stock }) => stock)).size).toBe(cars.length);
    }
  });

  test("have a hex code for every color", () => {
    for (const { color_code } of forSale) expect(color_code).toMatch(/^#[0-9a-f]{6}$/);
  });

  test("have lower prices and higher mileage for older cars on average", () => {
    const used = forSale.filter(({ type, price }) => type !== "New" && price !== "");
    const groups = [2012, 2015, 2018, 2021, 2025].map((until) =>
      used.filter(({ year }) => year <= until && year > until - 3),
    );
    const prices = groups.map((cars) => mean(cars.map(({ price }) => numberIn(price))));
    const miles = groups.map((cars) => mean(cars.map(({ odometer }) => numberIn(odometer))));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(miles).toEqual(miles.toSorted((a, b) => b - a));
  });

  test("have typical endings of used-car prices", () => {
    const used = forSale.filter(({ type, price }) => type !== "New" && price !== "");
    for (const { price } of used) {
      const ending = numberIn(price) < 5_900 ? /(?:95|88)$/ : /(?:995|495|988|488)$/;
      expect(price).toMatch(ending);
    }
  });

  test("have a few cars without a price", () => {
    const calls = forSale.filter(({ price }) => price === "");
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.length).toBeLessThan(forSale.length / 30);
  });

  test("have arrivals, sales, reductions and a canceled sale between the snapshots", () => {
    const events = { arrived: 0, gone: 0, reduced: 0, raised: 0, returned: 0 };
    for (const { storeId } of feeds) {
      const [first, second, third] = snapshots
        .filter((snapshot) => snapshot.storeId === storeId)
        .map(({ cars }) => new Map(cars.map((car) => [car.vin, car])));
      if (!first || !second || !third) throw new Error("three snapshots");
      for (const [before, after] of [
        [first, second],
        [second, third],
      ] as const) {
        for (const [vin, { price }] of after) {
          const earlier = before.get(vin);
          if (!earlier) events.arrived += 1;
          else if (numberIn(price) < numberIn(earlier.price)) events.reduced += 1;
          else if (price !== earlier.price) events.raised += 1;
        }
        const gone = [...before.keys()].filter((vin) => !after.has(vin));
        events.gone += gone.length;
        expect(gone.length).toBeLessThan(before.size / 2);
      }
      events.returned += [...third.keys()].filter(
        (vin) => first.has(vin) && !second.has(vin),
      ).length;
    }
    expect(events.arrived).toBeGreaterThan(150);
    expect(events.gone).toBeGreaterThan(100);
    expect(events.reduced).toBeGreaterThan(50);
    expect(events.raised).toBe(0);
    expect(events.returned).toBeGreaterThan(1);
  });

  test("have no car before its arrival", () => {
    for (const { date, cars } of snapshots) {
      for (const { in_stock_since } of cars) expect(in_stock_since <= date).toBe(true);
    }
  });

  test("have only cars of the demo's model years", () => {
    for (const { year } of forSale) {
      expect(year).toBeGreaterThanOrEqual(2008);
      expect(year).toBeLessThanOrEqual(DEMO_YEAR);
    }
  });
});
