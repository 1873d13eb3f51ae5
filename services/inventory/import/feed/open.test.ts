import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, truncateSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { feedFolder } from "../testing/feed-files.ts";
import { readRows } from "../testing/read-rows.ts";
import { openFeed } from "./open.ts";

const file = feedFolder();

/** The rows of a feed as "line: values". */
function read(
  feed: string,
  format: "csv" | "tsv" | "jsonl" = "csv",
  { quote = '"', columns = [] }: { quote?: string | null; columns?: string[] } = {},
): Promise<string[]> {
  return readRows(feed, { format, quote }, columns);
}

describe("a CSV file", () => {
  test("returns rows with their line numbers", async () => {
    const feed = file('a,b\n1,"x\ny"\n\n2,"say ""hi"", ok"\r\n3,z');
    expect(await read(feed)).toEqual([
      '2: ["1","x\\ny"]',
      '5: ["2","say \\"hi\\", ok"]',
      '6: ["3","z"]',
    ]);
  });

  test("returns the requested columns by name", async () => {
    expect(await read(file("a, b ,c\n1,2,3\n"), "csv", { columns: ["c", "b"] })).toEqual([
      '2: ["3","2"]',
    ]);
  });

  test.each(["\r\n", "\r"])("may end its lines with %j", async (end) => {
    expect(await read(file(["a,b", "1,2", "3,4", ""].join(end)))).toEqual([
      '2: ["1","2"]',
      '3: ["3","4"]',
    ]);
  });

  test("is refused if a requested column is missing", async () => {
    await expect(read(file("a,b\n1,2\n"), "csv", { columns: ["price"] })).rejects.toThrow(
      'the file has no column "price"; it has a, b',
    );
  });

  test("is refused if a requested column exists twice", async () => {
    await expect(read(file("a,a\n1,2\n"), "csv", { columns: ["a"] })).rejects.toThrow(
      'two columns "a"',
    );
  });

  test("is refused with an unclosed quote, naming its line", async () => {
    const feed = file(`a,b\n1,2\n3,"${"4\n".repeat(50)}`);
    await expect(read(feed)).rejects.toThrow(
      "the row that begins at line 3 has a quote that is never closed",
    );
  });

  test("is refused with a quote in the middle of a value", async () => {
    await expect(read(file('a,b\n1,5.5" bed\n'))).rejects.toThrow(
      "line 2 has a quote where none may be",
    );
  });

  test("is refused with an unclosed quote before the whole file is in memory", async () => {
    const feed = file(`a,b\n1,"${"x".repeat(3_000_000)}`);
    await expect(read(feed)).rejects.toThrow(
      "longer than 1000000 characters: is a quote not closed?",
    );
  });

  test("is refused without a header", async () => {
    await expect(read(file("\n\n"))).rejects.toThrow("no header row");
  });
});

describe("a TSV file", () => {
  test("is split at tabs", async () => {
    expect(await read(file("a\tb\n1,5\t2\n"), "tsv")).toEqual(['2: ["1,5","2"]']);
  });

  test("may contain quotes if the mapping disables quoting", async () => {
    expect(await read(file('a\tb\n5.5" bed\t"\n'), "tsv", { quote: null })).toEqual([
      '2: ["5.5\\" bed","\\""]',
    ]);
  });
});

describe("a JSON lines file", () => {
  test("returns values by key, else by path", async () => {
    const feed = file('{"p.x":1,"p":{"x":2,"y":3}}\n\n{"p":{"x":4}}\n');
    expect(await read(feed, "jsonl", { columns: ["p.x", "p.y"] })).toEqual([
      "1: [1,3]",
      "3: [4,null]",
    ]);
  });

  test("is refused if a column is in no row", async () => {
    await expect(
      read(file('{"a":1}\n{"b":2}\n'), "jsonl", { columns: ["a", "c"] }),
    ).rejects.toThrow('no row of the file has "c"');
  });

  test.each([
    ['{"a":1}\n{"a":', "line 2 is not JSON"],
    ['{"a":1}\n[1]\n', "line 2 is JSON, but not an object"],
    ['{"a":1}\nnull\n', "line 2 is JSON, but not an object"],
  ])("%j is refused: %s", async (text, message) => {
    await expect(read(file(text), "jsonl")).rejects.toThrow(message);
  });

  test("is refused with an endless line before it is in memory", async () => {
    await expect(read(file(`{"a":"${"x".repeat(5_000_000)}`), "jsonl")).rejects.toThrow(
      "a line is longer than 4000000 characters",
    );
  });

  test("reads no value from an object's prototype", async () => {
    const feed = file('{"a":{"b":1}}\n');
    await expect(read(feed, "jsonl", { columns: ["constructor"] })).rejects.toThrow(
      "no row of the file",
    );
    await expect(read(feed, "jsonl", { columns: ["a.__proto__.x"] })).rejects.toThrow(
      "no row of the file",
    );
  });
});

describe("the bytes", () => {
  test("may be gzipped, regardless of the file name", async () => {
    const packed = file(gzipSync("a,b\n1,2\n"), "packed.csv");
    expect(await read(packed)).toEqual(['2: ["1","2"]']);
    expect(await read(file("a,b\n1,2\n", "named.csv.gz"))).toEqual(['2: ["1","2"]']);
  });

  test("have the digest of the file", async () => {
    const feed = file("a,b\n1,2\n", "digest.csv.gz");
    const open = await openFeed(feed, { format: "csv", quote: '"' });
    for await (const _row of open.rows);
    expect(open.digest()).toBe(createHash("sha256").update(readFileSync(feed)).digest("hex"));
  });

  test("are refused if the gzip file is truncated", async () => {
    const feed = file(`a,b\n${"1,2\n".repeat(10_000)}`, "cut.csv.gz");
    truncateSync(feed, readFileSync(feed).length - 6);
    await expect(read(feed)).rejects.toThrow("the gzip file is cut off");
  });

  test("are refused if the gzip file is corrupt", async () => {
    const packed = gzipSync("a,b\n1,2\n");
    const feed = file(packed.fill(0xff, packed.length - 8, packed.length - 4), "damaged.csv");
    await expect(read(feed)).rejects.toThrow("the gzip file is damaged");
  });

  test("are refused if the file is empty or missing", async () => {
    await expect(read(file(""))).rejects.toThrow("is empty");
    await expect(read("/nowhere/feed.csv")).rejects.toThrow(
      "cannot read /nowhere/feed.csv: ENOENT",
    );
  });

  test("may start with a UTF-8 byte order mark", async () => {
    expect(await read(file("\uFEFFa,b\n1,2\n"), "csv", { columns: ["a"] })).toEqual(['2: ["1"]']);
  });

  test("are refused in UTF-16", async () => {
    await expect(read(file(Buffer.from("\uFEFFa,b\n1,2\n", "utf16le")))).rejects.toThrow(
      "the file is UTF-16",
    );
  });

  test("are refused in other encodings, naming the line", async () => {
    const latin1 = Buffer.concat([
      Buffer.from("a,b\n1,2\n3,Citro"),
      Buffer.from([0xeb]),
      Buffer.from("n\n4,5\n"),
    ]);
    await expect(read(file(latin1))).rejects.toThrow("not UTF-8 at line 3");
  });

  test("are refused if the last character is incomplete", async () => {
    const feed = file("a,b\n1,2\n3,");
    appendFileSync(feed, Buffer.from([0xc3]));
    await expect(read(feed)).rejects.toThrow("not UTF-8 at line 3");
  });

  test("are refused if they contain NUL", async () => {
    await expect(read(file("a,b\n1,\0\n"))).rejects.toThrow("this is not a text file");
  });

  test("may split a character between two chunks", async () => {
    const text = `a,b\n${"é,è\n".repeat(100_000)}`;
    const rows = await read(file(text));
    expect(rows).toHaveLength(100_000);
    expect(new Set(rows.map((row) => row.replace(/^\d+/, "")))).toEqual(new Set([': ["é","è"]']));
  });
});
