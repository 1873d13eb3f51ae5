import { describe, expect, test } from "@jest/globals";
import { type JudgedImport, type OddityKind, odditiesOf } from "./oddities.ts";

const unknown = { before: null, after: null };

/** A feed of 100 cars, which the store had before, with nothing odd about it. */
const usualFeed: JudgedImport = {
  gone: 0,
  figures: {
    live: 100,
    both: 100,
    repriced: 0,
    priceLeaps: 0,
    mileageLeaps: 0,
    pricesGone: 0,
    mileagesGone: 0,
    yearsChanged: 0,
    conditionsChanged: 0,
    swapped: 0,
    staged: 100,
    repeatedStockNumbers: { before: 0, after: 0 },
    usedPrice: { before: 2_000_000, after: 2_000_000 },
    newPrice: unknown,
    usedMileage: { before: 40_000, after: 40_000 },
    pictured: { before: 1, after: 1 },
    slopes: { price: 0.6, mileage: -0.7 },
  },
  usual: { imports: 0, gone: 0, repriced: 0, refused: 0 },
  names: {
    before: { cars: 100, unknownMakes: [], unknownModels: 0 },
    after: { cars: 100, unknownMakes: [], unknownModels: 0 },
  },
  photos: { pictured: 100, blocked: 0, hosts: [] },
  rows: { read: 100, refused: 0, isCutOff: false, reasons: [] },
};

type Figures = JudgedImport["figures"];

function feed(figures: Partial<Figures> = {}, more: Partial<JudgedImport> = {}): JudgedImport {
  return { ...usualFeed, ...more, figures: { ...usualFeed.figures, ...figures } };
}

const usually = (change: Partial<JudgedImport["usual"]>) => ({
  usual: { imports: 20, gone: 0, repriced: 0, refused: 0, ...change },
});

const named = (after: Partial<JudgedImport["names"]["after"]>) => ({
  names: { ...usualFeed.names, after: { ...usualFeed.names.after, ...after } },
});

const firstFeed = (figures: Partial<Figures>) =>
  feed({ live: 0, both: 0, pictured: { before: null, after: 1 }, ...figures });

describe("a feed", () => {
  test("that is as usual has nothing odd", () => {
    expect(odditiesOf(usualFeed)).toEqual([]);
  });

  test.each<[string, JudgedImport, OddityKind, string]>([
    [
      "lacks more than half of few cars",
      feed({ live: 5 }, { gone: 3 }),
      "cars-gone",
      "3 of the 5 cars for sale are not in the file.",
    ],
    [
      "lacks more than 30% of the cars",
      feed({}, { gone: 31 }),
      "cars-gone",
      "31 of the 100 cars for sale are not in the file.",
    ],
    [
      "lacks more than twice the usual share",
      feed({}, { gone: 45, ...usually({ gone: 0.2 }) }),
      "cars-gone",
      "45 of the 100 cars for sale are not in the file; in the last 20 files it was never more than 20%.",
    ],
    [
      "changes more than half of the prices",
      feed({ repriced: 51 }),
      "prices-changed",
      "51 of 100 cars have a different price.",
    ],
    [
      "has prices divided by ten",
      feed({ priceLeaps: 6 }),
      "price-leaps",
      "6 of 100 cars would cost less than half as much as now, or more than twice as much.",
    ],
    [
      "has a median price of used cars that moved",
      feed({ usedPrice: { before: 2_000_000, after: 200_000 } }),
      "median-price",
      "The median price of used cars moves from $20,000 to $2,000.",
    ],
    [
      "has a median price of new cars that moved",
      feed({ newPrice: { before: 3_000_000, after: 6_000_000 } }),
      "median-price",
      "The median price of new cars moves from $30,000 to $60,000.",
    ],
    [
      "has odometers that ran backward",
      feed({ mileageLeaps: 6 }),
      "mileage-leaps",
      "6 of 100 cars would have fewer miles than they do now, or more than twice as many.",
    ],
    [
      "has a median mileage that moved",
      feed({ usedMileage: { before: 40_000, after: 20_000 } }),
      "median-mileage",
      "The median mileage of used cars moves from 40,000 miles to 20,000 miles.",
    ],
    [
      "has no prices any more",
      feed({ pricesGone: 21 }),
      "prices-gone",
      "21 of 100 cars no longer have a price. Is the price column empty?",
    ],
    [
      "has no mileages any more",
      feed({ mileagesGone: 21 }),
      "mileages-gone",
      "21 of 100 cars no longer have a mileage. Is the mileage column empty?",
    ],
    [
      "has other model years",
      feed({ yearsChanged: 6 }),
      "years-changed",
      "6 of 100 cars have a different model year than before. A car’s model year never changes.",
    ],
    [
      "calls used cars new",
      feed({ conditionsChanged: 6 }),
      "conditions-changed",
      "6 of 100 cars changed from new to used, or from used to new.",
    ],
    [
      "repeats stock numbers",
      feed({ repeatedStockNumbers: { before: 2, after: 8 } }),
      "stock-numbers-repeated",
      "8 cars share a stock number with another car in the file.",
    ],
    [
      "has price and mileage swapped",
      feed({ swapped: 6 }),
      "price-and-mileage-swapped",
      "6 of 100 cars have their old mileage as the price and their old price as the mileage. Are the price and mileage columns swapped?",
    ],
    [
      "has mileages in kilometers",
      feed({ usedMileage: { before: 40_000, after: 64_374 } }),
      "median-mileage",
      "The median mileage of used cars moves from 40,000 miles to 64,374 miles. Are these kilometers?",
    ],
    [
      "is another store's",
      feed({ both: 0 }, { gone: 100 }),
      "cars-gone",
      "100 of the 100 cars for sale are not in the file. None of the cars in this file were listed before. Is it another store’s file?",
    ],
    [
      "is the first and has prices in cents",
      firstFeed({ usedPrice: { before: null, after: 20_000 } }),
      "median-price",
      "The median price of used cars is $200; expected $2,000 to $250,000.",
    ],
    [
      "is the first and has mileages in thousands",
      firstFeed({ usedMileage: { before: null, after: 40 } }),
      "median-mileage",
      "The median mileage of used cars is 40 miles; expected 500 miles to 250,000 miles.",
    ],
    [
      "is the first and has price and mileage swapped",
      firstFeed({ slopes: { price: -0.5, mileage: 0.5 } }),
      "price-and-mileage-swapped",
      "The newer the cars, the less they cost and the more miles they have. Are the price and mileage columns swapped?",
    ],
    [
      "has many bad rows",
      feed({}, { rows: { read: 100, refused: 21, isCutOff: false, reasons: [] } }),
      "rows-refused",
      "21 of 100 rows are refused.",
    ],
    [
      "ends within a row",
      feed({}, { rows: { read: 100, refused: 1, isCutOff: true, reasons: [] } }),
      "cut-off",
      "The last row has fewer values than the header: the file is cut off.",
    ],
    [
      "has makes that do not exist",
      feed(
        {},
        named({
          unknownMakes: [
            ["Tyota", 5],
            ["Frod", 1],
          ],
        }),
      ),
      "makes-unknown",
      "We don’t recognize the make of 6 cars: Tyota (5), Frod (1).",
    ],
    [
      "has trims in the column of the model",
      feed({}, named({ unknownModels: 0.6 })),
      "models-unknown",
      "We don’t recognize the model of 60% of the cars. Is this the right model column?",
    ],
    [
      "has lost the pictures",
      feed({ pictured: { before: 0.9, after: 0.1 } }),
      "pictures-gone",
      "Only 10% of the cars have photos now; it was 90% before.",
    ],
    [
      "has pictures on a host that the site does not fetch from",
      feed({}, { photos: { pictured: 100, blocked: 21, hosts: ["cdn.example"] } }),
      "photos-blocked",
      "The website won’t show the photos of 21 cars. They are on cdn.example, which is not on its list of photo servers (inventory.photoHosts).",
    ],
  ])("that %s is odd", (_what, judged, kind, text) => {
    expect(odditiesOf(judged)).toEqual([{ kind, text }]);
  });

  test.each<[string, JudgedImport]>([
    [
      "stock numbers that are as often repeated as before",
      feed({ repeatedStockNumbers: { before: 8, after: 8 } }),
    ],
    ["half of few cars gone", feed({ live: 4 }, { gone: 2 })],
    ["30% of the cars gone", feed({}, { gone: 30 })],
    ["a share gone that is twice the usual", feed({}, { gone: 40, ...usually({ gone: 0.2 }) })],
    ["half of the prices changed", feed({ repriced: 50 })],
    ["all prices changed, as every day", feed({ repriced: 100 }, usually({ repriced: 0.6 }))],
    ["two prices that leapt, of few cars", feed({ both: 4, priceLeaps: 2 })],
    ["five prices in a hundred that leapt", feed({ priceLeaps: 5 })],
    ["a median price 1.6 times as high", feed({ usedPrice: { before: 100, after: 160 } })],
    [
      "a fifth of the rows refused",
      feed({}, { rows: { read: 100, refused: 20, isCutOff: false, reasons: [] } }),
    ],
    ["classics, which the store has had before", feed({ slopes: { price: -0.9, mileage: 0.9 } })],
    [
      "a make that is unknown, as before",
      feed(
        {},
        {
          names: {
            before: { cars: 100, unknownMakes: [["Polestor", 9]], unknownModels: 0.09 },
            after: { cars: 100, unknownMakes: [["Polestor", 12]], unknownModels: 0.12 },
          },
        },
      ),
    ],
    ["photo hosts that are unknown", feed({}, { photos: null })],
  ])("with %s is not odd", (_what, judged) => {
    expect(odditiesOf(judged)).toEqual([]);
  });
});
