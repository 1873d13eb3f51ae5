import { expect, test } from "@jest/globals";
import { feedFolder } from "../testing/feed-files.ts";
import { readRows } from "../testing/read-rows.ts";

const file = feedFolder();

/** The rows of a JSON feed as "line: values". */
function read(text: string, items?: string, columns: string[] = []): Promise<string[]> {
  return readRows(file(text), { format: "json", quote: '"', items }, columns);
}

test("reads a list of objects, with the line on which each begins", async () => {
  const pretty = JSON.stringify([{ a: 1 }, { a: { b: "é\n" } }], null, 2);
  expect(await read(pretty)).toEqual(['2: {"a":1}', '5: {"a":{"b":"é\\n"}}']);
  expect(await read('[{"a":1},{"a":2}]')).toEqual(['1: {"a":1}', '1: {"a":2}']);
});

test("reads the list at a path, and no other one", async () => {
  const text = '{"at":"x","tags":[{"a":0}],\n"data":{"cars":[\n{"a":1},\n{"a":2}]},"n":[{"a":3}]}';
  expect(await read(text, "data.cars")).toEqual(['3: {"a":1}', '4: {"a":2}']);
});

test("reads the lists of all stores", async () => {
  const text = '{"stores":[{"id":1,"cars":[{"a":1}]},{"id":2,"cars":[{"a":2},{"a":3}]}]}';
  expect(await read(text, "stores.*.cars", ["a"])).toEqual(["1: [1]", "1: [2]", "1: [3]"]);
});

test("follows a path through lists", async () => {
  const text = '[{"photos":[{"url":"1"},{"url":"2"},{}]},{"photos":[]}]';
  expect(await read(text, undefined, ["photos.url"])).toEqual(['1: [["1","2"]]', "1: [null]"]);
});

test("counts lines across the chunks of a file", async () => {
  const cars = Array.from(
    { length: 20_000 },
    (_, index) => `{"number":${index},\n"make":"Citroën"}`,
  );
  const rows = await read(`[\n${cars.join(",\n")}\n]`, undefined, ["number"]);
  expect(rows).toHaveLength(20_000);
  expect(rows.at(-1)).toBe("40000: [19999]");
});

test.each([
  ["cut off", '[{"a":1},\n{"a":', "the file is cut off at line 2"],
  ["cut off between two cars", '[{"a":1},\n', "the file is cut off at line 2"],
  ["no JSON", '[{"a":1},\n{a:2}]', "the file is not JSON near line 2"],
  [
    "followed by something",
    '[{"a":1}]\n[]',
    "the file has extra text after the end of the list near line 2",
  ],
  ["a list of texts", '[\n"a"]', "the list has a value that is no object"],
])("refuses a file that is %s", async (_what, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test("refuses a file without an end of a car before it is in memory", async () => {
  const endless = `[{"a":"${"x".repeat(5_000_000)}`;
  await expect(read(endless)).rejects.toThrow("4000000 bytes in which no car ends");
  await expect(read("[".repeat(5_000_000))).rejects.toThrow("4000000 bytes in which no car ends");
});

test("reads no value from an object's prototype", async () => {
  const text = '[{"__proto__":{"price":1},"a":2}]';
  await expect(read(text, undefined, ["price"])).rejects.toThrow("no row of the file has");
});

test("is empty where the path leads to no list", async () => {
  expect(await read('{"vehicles":[{"a":1}]}', "cars", ["a"])).toEqual([]);
});
