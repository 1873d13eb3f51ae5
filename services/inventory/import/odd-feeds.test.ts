import { gzipSync } from "node:zlib";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { InventoryTables } from "../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../store.ts";
import { type ImportRequest, type ImportResult, importFeed } from "./import-feed.ts";
import { refusalReasons } from "./judge/refusal-reasons.ts";
import type { Mapping } from "./mapping/schema.ts";
import { noReport } from "./report.ts";
import { feedFolder } from "./testing/feed-files.ts";
import { csvOf, type FeedCar, fullLot, fullMapping, photoHost, xmlOf } from "./testing/full-lot.ts";
import { testVin } from "./testing/vins.ts";
import { lockedZip, replacedIn, zipOf } from "./testing/zip-file.ts";

const file = feedFolder();

/** All cars with a change. */
const every = (change: (car: FeedCar, index: number) => Partial<FeedCar>) =>
  fullLot.map((car, index) => ({ ...car, ...change(car, index) }));

/** One car with a change, the sixth: in line 7 of the CSV. */
const sixth = (change: Partial<FeedCar>) => every((_car, index) => (index === 5 ? change : {}));

const times = (factor: number) =>
  csvOf(every(({ price }) => ({ price: String(Number(price) * factor) })));

const good = csvOf(fullLot);
const [header = "", ...goodLines] = good.trimEnd().split("\n");
const goodXml = xmlOf(fullLot);
const packed = gzipSync(good);

const xml = fullMapping({ format: "xml", items: "inventory.car" });
const json = fullMapping({ format: "json", items: "vehicles" });
const jsonLines = fullMapping({ format: "jsonl" });
const semicolons = fullMapping({ delimiter: ";" });

const webPage = `<!DOCTYPE html>
<html lang="en"><head><title>Log in - Vendor Portal</title></head>
<body><form action="/login"><input name="user"></form></body></html>`;

interface StandingStill {
  /** Completes "a feed …". */
  what: string;
  feed: string | Buffer | (() => Promise<Buffer>);
  mapping?: Mapping;
  /** All of these are in the text that the clerk reads. */
  says: readonly RegExp[];
}

const held: readonly StandingStill[] = [
  {
    what: "with every price divided by ten",
    feed: times(0.1),
    says: [/64 of 64 cars would cost less than half/, /median price of used cars moves from \$2/],
  },
  { what: "with every price ten times as high", feed: times(10), says: [/more than twice/] },
  {
    what: "with every price divided by a hundred",
    feed: times(0.01),
    says: [/64 of 64 cars have a different price/, /moves from \$[\d,]+ to \$\d\d\d\./],
  },
  {
    what: "with price and mileage swapped",
    feed: csvOf(every(({ price, miles }) => ({ price: miles, miles: price }))),
    says: [/Are the price and mileage columns swapped\?/],
  },
  {
    what: "without any price",
    feed: csvOf(every(() => ({ price: "" }))),
    says: [/64 of 64 cars no longer have a price. Is the price column empty\?/],
  },
  {
    what: "without any mileage",
    feed: csvOf(every(() => ({ miles: "" }))),
    says: [/64 of 64 cars no longer have a mileage/],
  },
  {
    what: "with mileages in kilometers",
    feed: csvOf(every(({ miles }) => ({ miles: String(Math.round(Number(miles) * 1.609344)) }))),
    says: [/median mileage of used cars moves.*Are these kilometers\?/],
  },
  {
    what: "with one price for all cars",
    feed: csvOf(every(() => ({ price: "19990" }))),
    says: [/cars have a different price/],
  },
  {
    what: "with every model year one too high",
    feed: csvOf(every(({ year }) => ({ year: String(Number(year) + 1) }))),
    says: [/64 of 64 cars have a different model year than before/],
  },
  {
    what: "that calls every used car new",
    feed: csvOf(every(() => ({ condition: "New" }))),
    says: [/64 of 64 cars changed from new to used, or from used to new/],
  },
  {
    what: "with half of the cars",
    feed: csvOf(fullLot.slice(0, 32)),
    says: [/32 of the 64 cars for sale are not in the file/],
  },
  {
    what: "with a tenth of the cars at a third of their price",
    feed: csvOf(
      every(({ price }, index) =>
        index % 10 === 0 ? { price: String(Math.round(Number(price) / 3)) } : {},
      ),
    ),
    says: [/7 of 64 cars would cost less than half/],
  },
  {
    what: "that is cut off in the middle of a row",
    feed: good.slice(0, good.indexOf(testVin(50)) + 40),
    says: [/The last row has fewer values than the header: the file is cut off/],
  },
  {
    what: "with commas in the header and semicolons in the rows",
    feed: csvOf(
      every(() => ({ description: "" })),
      ";",
    ).replace(/^.*$/m, header),
    says: [
      /64 of 64 rows are refused/,
      /more or fewer values than there are columns \(first in line 2/,
    ],
  },
  {
    what: "with decimal commas",
    feed: csvOf(
      every(({ price }) => ({ price: `${price},00` })),
      ";",
    ),
    mapping: semicolons,
    says: [/64 rows: the price is not a number like 15995 .*line 2, column "price": 31990,00\)/],
  },
  {
    what: "of another dealer",
    feed: csvOf(every((_car, index) => ({ vin: testVin(5001 + index) }))),
    says: [
      /64 of the 64 cars for sale are not in the file\. None of the cars in this file were listed before. Is it another store’s file\?/,
    ],
  },
  {
    what: "of cars that are sold",
    feed: csvOf([{ ...fullLot[0]!, vin: testVin(900) }]),
    says: [/64 of the 64 cars for sale are not in the file/],
  },
  {
    what: "with one VIN for all cars",
    feed: csvOf(every(() => ({ vin: testVin(1) }))),
    says: [
      /63 of the 64 cars for sale are not in the file/,
      /63 rows: a later row has the same VIN .*first in line 2, column "vin"/,
    ],
  },
  {
    what: "with mistyped VINs",
    feed: csvOf(
      every(({ vin }) => ({ vin: `${vin.slice(0, -1)}${(Number(vin.at(-1)) + 1) % 10}` })),
    ),
    says: [
      /64 rows: the VIN is mistyped \(its check digit does not fit\) \(first in line 2, column "vin"/,
    ],
  },
  {
    what: "with model years in the far future",
    feed: csvOf(every(() => ({ year: "2099" }))),
    says: [/64 rows: the model year is before 1900 or too far ahead .*column "year": 2099/],
  },
  {
    what: "with mileages of 9,999,999",
    feed: csvOf(every(() => ({ miles: "9999999" }))),
    says: [/64 rows: the mileage is below 0 or above 2,000,000 .*column "miles": 9999999/],
  },
  {
    what: "with every price 1",
    feed: csvOf(every(() => ({ price: "1" }))),
    says: [/64 rows: the price is below \$100 or above \$5,000,000 .*column "price": 1\)/],
  },
  {
    what: "with unknown conditions",
    feed: csvOf(every(() => ({ condition: "Occasion" }))),
    says: [/64 rows: the condition is neither new nor used nor certified .*Occasion/],
  },
  {
    what: "with makes that do not exist",
    feed: csvOf(every((_car, index) => (index % 5 === 0 ? { make: "Tyota" } : {}))),
    says: [/We don’t recognize the make of 13 cars: Tyota \(13\)/],
  },
  {
    what: "with one stock number for all cars",
    feed: csvOf(every(() => ({ stock: "S1" }))),
    says: [/64 cars share a stock number with another car in the file/],
  },
  {
    what: "with photos on hosts that the site does not fetch from",
    feed: csvOf(every(({ vin }) => ({ photos: `https://cdn.elsewhere.example/${vin}.jpg` }))),
    says: [/won’t show the photos of 64 cars\. They are on cdn\.elsewhere\.example/],
  },
  {
    what: "with scripts in place of all photos",
    feed: csvOf(every(() => ({ photos: "javascript:alert(1)" }))),
    says: [/Only 0% of the cars have photos now; it was 100% before/],
  },
  {
    what: "of JSON whose cars lack their prices",
    feed: JSON.stringify({ vehicles: every((_car, index) => (index > 0 ? { price: "" } : {})) }),
    mapping: json,
    says: [/63 of 64 cars no longer have a price/],
  },
];

const refused: readonly StandingStill[] = [
  {
    what: "that is cut off in a quoted value",
    feed: good.slice(0, good.lastIndexOf("as new") + 3),
    says: [/line 65 has a quote that is never closed: the file is cut off/],
  },
  {
    what: "with a quotation mark in the middle of a value",
    feed: good.replace(",LX,", ',5.5" bed,'),
    says: [/line 2 has a quote where none may be: a value with quotation marks in it is put into/],
  },
  {
    what: "that is a zip and cut off",
    feed: async () => (await zipOf({ "cars.csv": good })).subarray(0, 900),
    says: [/the zip file is cut off or damaged: send it again/],
  },
  {
    what: "that is gzipped and cut off",
    feed: packed.subarray(0, packed.length / 2),
    says: [/the gzip file is cut off: send it again$/],
  },
  { what: "that is empty", feed: "", says: [/is empty/] },
  {
    what: "with a header and no car",
    feed: `${header}\n`,
    says: [/holds no row, only the names of the columns/],
  },
  {
    what: "without a header",
    feed: goodLines.join("\n"),
    says: [/no column "vin": its first line is a car, and the names of the columns were expected/],
  },
  {
    what: "with a header in another language",
    feed: [
      "Fahrgestellnummer,Lager,Zustand,Jahr,Marke,Modell,Linie,Meilen,Preis,Farbe,Ankunft,Fotos,Text",
      ...goodLines,
    ].join("\n"),
    says: [/the file has no column "vin"; it has Fahrgestellnummer, Lager, Zustand/],
  },
  {
    what: "with a column that is named in another way",
    feed: good.replace("price", "Price "),
    says: [/no column "price"; it has .*If this is "Price", write its name into the mapping/],
  },
  {
    what: "without the column of the price",
    feed: good.replace(",price,", ",amount,"),
    says: [/the file has no column "price"; it has vin, stock/],
  },
  {
    what: "with two columns of one name",
    feed: good.replace(",miles,", ",price,"),
    says: [/two columns "price", the columns 8 and 9: each name may be there once/],
  },
  {
    what: "with semicolons where the mapping expects commas",
    feed: csvOf(fullLot, ";"),
    says: [
      /its columns are separated by semicolons, and the mapping expects commas\. Ask for commas, or write "delimiter": ";" into the mapping/,
    ],
  },
  {
    what: "with 50,000 columns of other names",
    feed: `${Array.from({ length: 50_000 }, (_, index) => `c${index}`).join(",")}\n1,2\n`,
    says: [/no column "vin"; it has c0, c1, .{0,600}$/],
  },
  {
    what: "in UTF-16",
    feed: Buffer.from(`\uFEFF${good}`, "utf16le"),
    says: [/the file is UTF-16 .*save it as UTF-8/],
  },
  {
    what: "in UTF-16 without a mark",
    feed: Buffer.from(good, "utf16le"),
    says: [/NUL byte .*this is not a text file, or it is UTF-16; save it as UTF-8/],
  },
  {
    what: "in Latin-1 with accents",
    feed: Buffer.from(csvOf(sixth({ color: "Azul océano" })), "latin1"),
    says: [/not UTF-8 at line 7, most likely Windows-1252: .*save it in Excel as "CSV UTF-8"/],
  },
  {
    what: "with NUL bytes",
    feed: good.replace("Camry", "Cam\0ry"),
    says: [/a NUL byte .*this is not a text file/],
  },
  {
    what: "that is a PDF",
    feed: "%PDF-1.7\n1 0 obj",
    says: [/this is a PDF, not a list of cars: export the cars as "CSV UTF-8"/],
  },
  {
    what: "that is an Excel workbook",
    feed: () => zipOf({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" }),
    says: [/this is a spreadsheet .*not a list of cars: save it as "CSV UTF-8"/],
  },
  {
    what: "that is a web page",
    feed: webPage,
    says: [
      /this is a web page \("Log in - Vendor Portal"\), not a list of cars\. The server may ask for a login .*ask the vendor for the CSV file/,
    ],
  },
  {
    what: "that is a web page where JSON is expected",
    feed: webPage,
    mapping: json,
    says: [/this is a web page .*ask the vendor for the JSON file/],
  },
  {
    what: "that is a web page where XML is expected",
    feed: webPage,
    mapping: xml,
    says: [/this is a web page .*ask the vendor for the XML file/],
  },
  {
    what: "that is an error in JSON where CSV is expected",
    feed: '{"error": "unauthorized",\n "status": 401}',
    says: [
      /this is JSON, and the mapping expects CSV: it begins with \{"error": "unauthorized", "status": 401\}\. If that is an error, ask the vendor/,
    ],
  },
  {
    what: "that is an error in JSON where cars in JSON are expected",
    feed: '{"error": "unauthorized"}',
    mapping: json,
    says: [/holds no row at "vehicles"; it begins with \{"error": "unauthorized"\}/],
  },
  {
    what: "with its cars in JSON where CSV is expected",
    feed: JSON.stringify(fullLot),
    says: [/this is JSON, and the mapping expects CSV: .*write "format": "json"/],
  },
  {
    what: "with its cars in XML where CSV is expected",
    feed: goodXml,
    says: [/this is XML, and the mapping expects CSV: .*write "format": "xml"/],
  },
  {
    what: "with its cars in CSV where XML is expected",
    feed: good,
    mapping: xml,
    says: [/this is not XML, which the mapping expects: it begins with vin,stock/],
  },
  {
    what: "with its cars in CSV where JSON lines are expected",
    feed: good,
    mapping: jsonLines,
    says: [/this is not JSON lines, which the mapping expects: it begins with vin,stock/],
  },
  {
    what: "of JSON lines that lack a key",
    feed: fullLot.map(({ price: _price, ...car }) => JSON.stringify(car)).join("\n"),
    mapping: jsonLines,
    says: [/no row of the file has "price"; its first one has vin, stock, condition/],
  },
  {
    what: "of JSON that is cut off",
    feed: JSON.stringify({ vehicles: fullLot }, null, 1).slice(0, 9000),
    mapping: json,
    says: [/the file is cut off at line \d+/],
  },
  {
    what: "of XML with an element that has no end",
    feed: goodXml.replace("</inventory>", ""),
    mapping: xml,
    says: [/the XML is cut off at line 68: <inventory> has no end/],
  },
  {
    what: "of XML with an entity bomb",
    feed: goodXml
      .replace(
        "<inventory>",
        '<!DOCTYPE inventory [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<inventory>',
      )
      .replace("Camry", "&b;"),
    mapping: xml,
    says: [/fault near line 4: it uses a text of its own \(&…;\), which is not allowed/],
  },
  {
    what: "of XML that asks for another file",
    feed: goodXml
      .replace(
        "<inventory>",
        '<!DOCTYPE inventory [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<inventory>',
      )
      .replace("Camry", "&a;"),
    mapping: xml,
    says: [/it uses a text of its own \(&…;\), which is not allowed/],
  },
  {
    what: "in a zip with two files",
    feed: () => zipOf({ "new.csv": good, "used.csv": good }),
    says: [/holds 2 files \(new\.csv, used\.csv\); expected one feed/],
  },
  {
    what: "in a zip that names a file outside of itself",
    feed: async () =>
      replacedIn(await zipOf({ "aa/cars.csv": good }), "aa/cars.csv", "../cars.csv"),
    says: [/the zip file contains an unsafe file path/],
  },
  {
    what: "in a zip with a password",
    feed: async () => lockedZip(await zipOf({ "cars.csv": good })),
    says: [/the zip file is locked with a password/],
  },
  {
    what: "in a zip in a zip",
    feed: async () => zipOf({ "cars.zip": await zipOf({ "cars.csv": good }) }),
    says: [/the file is packed twice: pack the feed itself/],
  },
  {
    what: "that is a bomb of zeros in a zip",
    feed: () => zipOf({ "cars.csv": Buffer.alloc(70 * 1024 * 1024) }),
    says: [/a NUL byte .*this is not a text file/],
  },
  {
    what: "that is a gzipped bomb of zeros",
    feed: async () => gzipSync(Buffer.alloc(70 * 1024 * 1024)),
    says: [/a NUL byte .*this is not a text file/],
  },
  {
    what: "of a store that the mapping does not know",
    feed: good,
    mapping: fullMapping({ where: [{ column: "trim", is: ["North", "South"] }] }),
    says: [
      /holds 64 rows, but none of the feed: the mapping takes rows whose "trim" is "North" or "South"/,
    ],
  },
  {
    what: "whose cars are all marked as sold",
    feed: csvOf(every(() => ({ description: "Sold" }))),
    mapping: fullMapping({ where: [{ column: "description", isNot: ["Sold"] }] }),
    says: [/none of the feed: the mapping takes rows whose "description" is not "Sold"/],
  },
];

interface Imported {
  what: string;
  feed: string | Buffer;
  mapping?: Mapping;
  says: readonly RegExp[];
  /** New facts of the sixth car; none = no car changes. */
  changes?: Readonly<Record<string, unknown>>;
}

const imported: readonly Imported[] = [
  { what: "that was imported before", feed: good, says: [/^unchanged: 64$/] },
  { what: "with a byte order mark", feed: `\uFEFF${good}`, says: [/^unchanged: 64$/] },
  {
    what: "with VINs in lower case",
    feed: csvOf(every(({ vin }) => ({ vin: vin.toLowerCase() }))),
    says: [/^unchanged: 64$/],
  },
  {
    what: "with a very long value in a column that is not used",
    feed: csvOf(sixth({ description: "x".repeat(900_000) })),
    says: [/^unchanged: 64$/],
  },
  {
    what: "with an endless color, which is cut",
    feed: csvOf(sixth({ color: "x".repeat(5000) })),
    says: [/^unchanged: 63$/],
    changes: { exterior_color: "x".repeat(1000) },
  },
  {
    what: "with a script in a text, which stays a text",
    feed: csvOf(sixth({ trim: "<script>alert(1)</script>" })),
    says: [/^unchanged: 63$/],
    changes: { trim: "<script>alert(1)</script>" },
  },
  {
    what: "with a negative price",
    feed: csvOf(sixth({ price: "-15000" })),
    says: [/1 row: the price is below \$100 .*line 7, column "price": -15000/, /^kept: 1$/],
  },
  {
    what: "with a price of 1",
    feed: csvOf(sixth({ price: "1" })),
    says: [/1 row: the price is below \$100 .*line 7, column "price": 1\)/, /^kept: 1$/],
  },
  {
    what: "with a mileage of 9,999,999",
    feed: csvOf(sixth({ miles: "9999999" })),
    says: [/1 row: the mileage is below 0 or above 2,000,000 .*line 7/, /^kept: 1$/],
  },
  {
    what: "with the year 2099",
    feed: csvOf(sixth({ year: "2099" })),
    says: [/1 row: the model year is before 1900 or too far ahead .*line 7.*2099/, /^kept: 1$/],
  },
  {
    what: "with an unknown condition",
    feed: csvOf(sixth({ condition: "Occasion" })),
    says: [/1 row: the condition is neither new nor used nor certified .*line 7/, /^kept: 1$/],
  },
  {
    what: "with a row that has too many values",
    feed: good.replace(`\n${testVin(6)},`, `\n${testVin(6)},1,`),
    says: [/1 row: the row has more or fewer values .*line 7: 14 fields/, /^kept: 1$/],
  },
  {
    what: "with a mistyped VIN, whose car is not in the feed therefore",
    feed: csvOf(sixth({ vin: `${testVin(6).slice(0, -1)}7` })),
    says: [/1 row: the VIN is mistyped .*line 7, column "vin"/, /^sold: 1$/],
    changes: { status: "sold", sold_on: "2026-11-21" },
  },
  {
    what: "with a day that cannot be read",
    feed: csvOf(sixth({ arrived: "the 3rd of May" })),
    says: [/^unchanged: 64$/, /^firstSeen: the 3rd of May: 1$/],
  },
  {
    what: "with a photo that is a script, which is left out",
    feed: csvOf(sixth({ photos: "javascript:alert(1)" })),
    says: [/^images: javascript:alert\(1\): 1$/],
    changes: { images: "[]" },
  },
  {
    what: "with two cars of one stock number",
    feed: csvOf(sixth({ stock: "S1001" })),
    says: [/^unchanged: 63$/],
    changes: { stock_number: "S1001" },
  },
  {
    what: "with an unknown make",
    feed: csvOf(sixth({ make: "Tyota" })),
    says: [/^unchanged: 63$/],
    changes: { make: "Tyota", make_slug: "tyota", body_style: null, decoded: "[]" },
  },
];

describeOnEveryDatabase("an odd feed", (open) => {
  const opened = async () => {
    const database = await open<InventoryTables>();
    await migrateInventory(database);
    const store = createInventoryStore(database);
    const bring = (feed: string | Buffer, more: Partial<ImportRequest> = {}) =>
      importFeed(
        database,
        {
          dealerId: "dealer",
          storeId: "store",
          file: file(feed),
          mapping: fullMapping(),
          mappingName: "full.json",
          date: "2026-11-20",
          snapshot: null,
          force: null,
          dryRun: false,
          photoHosts: [photoHost],
          ...more,
        },
        noReport,
      );
    const { query } = database;
    const cars = () => query.selectFrom("inventory_vehicles").selectAll().orderBy("vin").execute();
    await bring(good);
    expect(await cars()).toHaveLength(64);
    return {
      database,
      bring,
      cars,
      everything: async () => ({
        cars: await cars(),
        history: await query
          .selectFrom("inventory_price_history")
          .selectAll()
          .orderBy("change_seq")
          .execute(),
        counter: await store.latestChange(),
      }),
      /** Logged imports by outcome. */
      log: async () => {
        const rows = await query.selectFrom("inventory_imports").select("outcome").execute();
        const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
        return { applied: count("applied"), held: count("held") };
      },
    };
  };

  /** One site for all feeds that change nothing: a change by one feed would be noticed with the next feeds, too. */
  let site: Awaited<ReturnType<typeof opened>>;
  let intact: Awaited<ReturnType<typeof site.everything>>;
  beforeAll(async () => {
    site = await opened();
    intact = await site.everything();
  });

  /** Imports an odd feed, which must change nothing. Returns the error, and the new lines of the log. */
  const standsStill = async ({ feed, mapping }: StandingStill) => {
    const before = await site.log();
    const content = typeof feed === "function" ? await feed() : feed;
    const more = { date: "2026-11-21", ...(mapping && { mapping }) };
    const error: unknown = await site.bring(content, more).then(
      () => "imported",
      (thrown: unknown) => thrown,
    );
    expect(await site.everything()).toEqual(intact);
    const after = await site.log();
    const logged = { applied: after.applied - before.applied, held: after.held - before.held };
    return { error, logged };
  };

  test.each(held)("$what is held, and says why", async (odd) => {
    const { error, logged } = await standsStill(odd);
    expect(error).toMatchObject({ code: "feed-held" });
    for (const words of odd.says)
      expect(error).toHaveProperty("message", expect.stringMatching(words));
    expect(logged).toEqual({ applied: 0, held: 1 });
  });

  test.each(refused)("$what is refused, and says why", async (odd) => {
    const { error, logged } = await standsStill(odd);
    expect(error).toMatchObject({ code: "feed-refused" });
    for (const words of odd.says)
      expect(error).toHaveProperty("message", expect.stringMatching(words));
    expect(logged).toEqual({ applied: 0, held: 0 });
  });

  test("does not stand in the way of the next good one", async () => {
    const { applied } = await site.bring(good, { date: "2026-11-21" });
    expect(applied).toMatchObject([{ unchanged: 64, added: 0, changed: 0, sold: 0 }]);
    expect(await site.everything()).toEqual(intact);
  });

  describe("is imported without what is wrong:", () => {
    test.each(imported)("$what", async ({ feed, says, changes, mapping }) => {
      const { database, bring, cars } = await opened();
      const before = await cars();
      const more = { date: "2026-11-21", ...(mapping && { mapping }) };
      const lines = linesOf(await bring(feed, more));
      for (const words of says) expect(lines).toContainEqual(expect.stringMatching(words));
      const after = await cars();
      await database.close();
      const isSixth = ({ vin }: { vin: string }) => vin === testVin(6);
      const others = (all: typeof before) => all.filter((car) => !isSixth(car));
      expect(others(after)).toEqual(others(before));
      const { change_seq: _seq, listed_seq: _listed, ...old } = before.find(isSixth)!;
      expect(after.find(isSixth)).toMatchObject({ ...old, ...changes });
    });
  });
});

/** Output of the command: counts, refused rows with their reasons, and values that could not be read. */
function linesOf({
  applied: [counts],
  refused: reasons,
  firstRefusals,
  unread,
}: ImportResult): string[] {
  const reasonsOf = [...firstRefusals.values()].map((first) => ({
    rows: reasons.get(first.reason) ?? 0,
    first,
  }));
  return [
    ...Object.entries(counts ?? {}).map(([name, count]) => `${name}: ${count}`),
    refusalReasons(reasonsOf),
    ...unread.map(([text, count]) => `${text}: ${count}`),
  ];
}
