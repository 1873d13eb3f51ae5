import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { feedFolder } from "../testing/feed-files.ts";
import { lockedZip, replacedIn, zipOf } from "../testing/zip-file.ts";
import { feedBytes } from "./bytes.ts";
import { openFeed } from "./open.ts";
import { unpacked } from "./unpack.ts";

const file = feedFolder();
const csv = "a,b\n1,2\n";

async function read(content: Buffer): Promise<unknown[]> {
  const open = await openFeed(file(content), { format: "csv", quote: '"' });
  const rows: unknown[] = [];
  for await (const { values } of open.rows) rows.push(values);
  return rows;
}

test("reads the feed of a zip file, and not what programs add", async () => {
  expect(await read(await zipOf({ "export/cars.csv": csv }))).toEqual([["1", "2"]]);
  const more = {
    "__MACOSX/._cars.csv": "x",
    ".DS_Store": "x",
    "read me.pdf": "x",
    "cars.CSV": csv,
  };
  expect(await read(await zipOf(more))).toEqual([["1", "2"]]);
});

test("has the digest of the zip file", async () => {
  const name = file(await zipOf({ "cars.csv": csv }));
  const open = await openFeed(name, { format: "csv", quote: '"' });
  for await (const _row of open.rows);
  expect(open.digest()).toBe(createHash("sha256").update(readFileSync(name)).digest("hex"));
});

test("is refused with no feed, or with several", async () => {
  await expect(read(await zipOf({ "a.csv": csv, "b.csv": csv }))).rejects.toThrow(
    "the zip file holds 2 files (a.csv, b.csv); expected one feed",
  );
  await expect(read(await zipOf({ "a.jpg": "", "b.jpg": "" }))).rejects.toThrow(
    "expected one feed",
  );
});

test("is refused if it names a file outside of itself", async () => {
  const outside = replacedIn(await zipOf({ "aa/cars.csv": csv }), "aa/cars.csv", "../cars.csv");
  await expect(read(outside)).rejects.toThrow("contains an unsafe file path");
  const absolute = replacedIn(
    await zipOf({ "aetc/cars.csv": csv }),
    "aetc/cars.csv",
    "/etc/cars.csv",
  );
  await expect(read(absolute)).rejects.toThrow("contains an unsafe file path");
});

test("is refused if it is cut off, damaged or locked", async () => {
  const zip = await zipOf({ "cars.csv": `a,b\n${"1,2\n".repeat(1000)}` });
  await expect(read(zip.subarray(0, zip.length - 10))).rejects.toThrow("is cut off or damaged");
  const damaged = Buffer.from(zip);
  damaged.fill(0xff, 40, 50);
  await expect(read(damaged)).rejects.toThrow("is cut off or damaged");
  await expect(read(lockedZip(zip))).rejects.toThrow("is locked with a password");
});

test("is refused if it is packed twice", async () => {
  const twice = "the file is packed twice";
  await expect(read(await zipOf({ "cars.csv": await zipOf({ "a.csv": csv }) }))).rejects.toThrow(
    twice,
  );
  await expect(read(await zipOf({ "cars.csv": gzipSync(csv) }))).rejects.toThrow(twice);
  await expect(read(gzipSync(gzipSync(csv)))).rejects.toThrow(twice);
});

test("a bomb is refused before it is unpacked", async () => {
  const zeros = Buffer.alloc(100 * 1024 * 1024);
  for (const bomb of [gzipSync(zeros), await zipOf({ "cars.csv": zeros })]) {
    const name = file(bomb);
    let unpackedBytes = 0;
    const drain = async () => {
      for await (const chunk of unpacked(name, feedBytes(name))) unpackedBytes += chunk.length;
    };
    await expect(drain()).rejects.toThrow("more than 200 times as large when it is unpacked");
    expect(unpackedBytes).toBeLessThanOrEqual(64 * 1024 * 1024);
  }
});
