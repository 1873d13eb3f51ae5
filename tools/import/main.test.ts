import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { feedFolder } from "@forecourt/service-inventory/import/testing/feed-files";
import { cars, lotFeed, lotMappingText } from "@forecourt/service-inventory/import/testing/lot";
import { mappingFile } from "@forecourt/service-inventory/import/testing/mapping-file";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { setFile, withPublishedSets } from "@forecourt/testing/published-sets";
import { onlyInSoak } from "@forecourt/testing/test-size";
import { afterAll, describe, expect, test } from "@jest/globals";
import { runCommand } from "./testing/command.ts";
import { inventoryDatabases } from "./testing/inventory-database.ts";

const file = feedFolder();
const mapping = file(lotMappingText, "lot.json");
const lot = [
  "--dealer",
  "dealer",
  "--store",
  "store",
  "--date",
  "2026-01-01",
  "--mapping",
  mapping,
];

describeOnSqlite("the import command", (open) => {
  const opened = inventoryDatabases(open);

  test("imports a feed, prints a summary and lists refused rows", async () => {
    const { database, location } = await opened();
    const report = file("", "report.jsonl");
    const feed = file(
      lotFeed([...cars(1, 3), { car: "X" }, { car: 4, price: "$7" }]),
      "lot.csv.gz",
    );
    const outcome = await runCommand([...lot, "--report", report, feed], { location });
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.out.replace(/ +/g, " ").split("\n").slice(1)).toEqual([
      "rows read 5",
      "imported 3",
      " added 3",
      " changed 0",
      " unchanged 0",
      " returned 0",
      " (re-priced) 0",
      "sold 0",
      "refused 2",
      " the VIN is not 17 characters long (vin-length) 1",
      " the price is below $100 or above $5,000,000 (price-impossible) 1",
      "",
    ]);
    expect(
      readFileSync(report, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { line: 5, column: "vin", value: "X", reason: "vin-length" },
      { line: 6, column: "price", value: "$7", reason: "price-impossible" },
    ]);
    const { length } = await database.query.selectFrom("inventory_vehicles").selectAll().execute();
    expect(length).toBe(3);
  });

  test("holds an odd feed, lists it, and takes the last import back", async () => {
    const { database, location } = await opened();
    const feed = (to: number) => file(lotFeed(cars(1, to)));
    await runCommand([...lot, feed(6)], { location });
    const held = await runCommand([...lot, feed(2)], { location });
    expect({ ...held, err: held.err.replace(/^warning: .*\n/, "") }).toEqual({
      code: 1,
      out: "",
      err: [
        "held, nothing was changed: the feed of 2026-01-01 is odd:",
        "- 4 of the 6 cars for sale are not in the file.",
        'If the feed is right, import it again with --force "REASON".\n',
      ].join("\n"),
    });
    await runCommand([...lot, "--force", "sold at auction", feed(2)], { location });
    const at = ["--dealer", "dealer", "--store", "store"];
    const undone = await runCommand(["undo", ...at], { location });
    expect(undone).toMatchObject({ code: 0, out: expect.stringContaining("cars as before: 4") });
    const live = database.query.selectFrom("inventory_vehicles").where("status", "=", "live");
    expect(await live.selectAll().execute()).toHaveLength(6);
    const { out } = await runCommand(["history", ...at], { location });
    expect(
      out
        .trim()
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d|feed-\d+/g, "…")
        .split("\n"),
    ).toEqual([
      "…  store  feed of 2026-01-01  ….csv  added 0, changed 0, returned 0, sold 4, unchanged 2; UNDONE …",
      "    forced: sold at auction",
      "    odd: 4 of the 6 cars for sale are not in the file.",
      "…  store  feed of 2026-01-01  ….csv  HELD, nothing was changed",
      "    odd: 4 of the 6 cars for sale are not in the file.",
      "…  store  feed of 2026-01-01  ….csv  added 6, changed 0, returned 0, sold 0, unchanged 0",
    ]);
  });

  test("exits with 1 and one line when the whole feed is refused", async () => {
    const { location } = await opened();
    const outcome = await runCommand([...lot, file("vin,year\n1,2\n")], { location });
    expect(outcome).toEqual({
      code: 1,
      out: "",
      err: expect.stringContaining(
        'refused, nothing was changed: the file has no column "price"; it has vin, year',
      ),
    });
  });
});

describe("the import command", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-import-"));
  const location = { file: path.join(folder, "inventory.sqlite") };
  const dealersDir = path.join(folder, "dealers");
  cpSync(fileURLToPath(new URL("../../dealers", import.meta.url)), dealersDir, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each<[string, string[], string]>([
    ["no feed", lot, "FEED is missing"],
    ["no dealer", ["--mapping", mapping, "feed.csv"], "--dealer is missing"],
    [
      "a dealer that is a path",
      ["--dealer", "../x", "--mapping", mapping, "feed.csv"],
      '--dealer "../x"',
    ],
    ["an unknown option", [...lot, "--fast", "feed.csv"], "Unknown option '--fast'"],
    ["a day that is none", [...lot, "--date", "2026-02-30", "feed.csv"], '--date "2026-02-30"'],
    ["two feeds", [...lot, "a.csv", "b.csv"], "expected one FEED"],
    [
      "a mapping that is not there",
      ["--dealer", "d", "--store", "s", "--mapping", "/nowhere/m.json", "a.csv"],
      "/nowhere/m.json: ENOENT",
    ],
    [
      "a snapshot of a feed that has none",
      [...lot, "--every-snapshot", "a.csv"],
      "names no snapshot column",
    ],
    [
      "a report that cannot be written",
      [...lot, "--report", "/nowhere/report.jsonl", "a.csv"],
      "--report /nowhere/report.jsonl cannot be written: ENOENT",
    ],
    [
      "no store where the dealers cannot be read",
      ["--dealer", "d", "--mapping", mapping, "a.csv"],
      "give --store",
    ],
  ])("exits with 2 for %s", async (_what, args, message) => {
    const outcome = await runCommand(args, { location });
    expect(outcome).toEqual({ code: 2, out: "", err: expect.stringContaining(message) });
  });

  test("defaults to the dealer's main store", async () => {
    const args = ["--dealer", "ozark-mitsubishi", "--mapping", mapping, file(lotFeed(cars(1, 2)))];
    const outcome = await runCommand(args, { location, dealersDir });
    expect(outcome).toMatchObject({ code: 0, err: "" });
    expect(outcome.out).toMatch(/^ozark-mitsubishi \/ cape-girardeau: /);
  });

  test.each([
    ["dealer", ["--dealer", "ozark-mitsubshi"], 'did you mean "ozark-mitsubishi"?'],
    ["store", ["--dealer", "heartland", "--store", "rola"], 'did you mean "rolla"?'],
  ])(
    "refuses a mistyped %s, unless it is to be imported nevertheless",
    async (_what, at, mended) => {
      const args = [...at, "--mapping", mapping, file(lotFeed(cars(1, 2)))];
      const refused = await runCommand(args, { location, dealersDir });
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(refused.err).toContain(mended);
      const accepted = await runCommand([...args, "--unconfigured"], { location, dealersDir });
      expect(accepted).toMatchObject({ code: 0, err: expect.stringMatching(/^warning: no /) });
    },
  );

  test("prints its usage", async () => {
    const outcome = await runCommand(["--help"], { location });
    expect(outcome).toEqual({
      code: 0,
      out: expect.stringContaining("usage: npm run import"),
      err: "",
    });
  });
});

withPublishedSets(() => {
  onlyInSoak("the import command handles 418,854 cars with 64 MB of heap", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-import-"));
    const location = { file: path.join(folder, "inventory.sqlite") };
    const mapped = ["--mapping", mappingFile("toyota-new-2023.json"), "--date", "2023-07-13"];
    const outcome = await runCommand(
      ["--dealer", "toyota", "--store", "usa", ...mapped, setFile("scale/toyota_new_2023_vins")],
      { location, flags: ["--max-old-space-size=64", "--max-semi-space-size=4"] },
    );
    rmSync(folder, { recursive: true });
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.out).toMatch(/^rows read +418,854$/m);
    expect(outcome.out).toMatch(/^imported +415,467$/m);
    expect(outcome.out).toMatch(/\(vin-letters\) +3,387$/m);
  });
});
