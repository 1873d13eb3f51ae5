import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { concatBatches, sliceBatches } from "./slice-batches.ts";

async function* batchesOf(batches: number[][], read: number[][] = []) {
  for (const batch of batches) {
    read.push(batch);
    yield batch;
  }
}

async function all(batches: AsyncIterable<number[]>): Promise<number[]> {
  const found: number[] = [];
  for await (const batch of batches) found.push(...batch);
  return found;
}

describe("sliceBatches", () => {
  test("is the same part of the whole, however it was batched", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer(), { maxLength: 5 }), { maxLength: 8 }),
        fc.nat(30),
        fc.nat(30),
        async (batches, begin, length) => {
          const end = begin + length;
          const found = await all(sliceBatches(batchesOf(batches), begin, end));
          expect(found).toEqual(batches.flat().slice(begin, end));
        },
      ),
    );
  });

  test("reads no batch behind its end", async () => {
    const read: number[][] = [];
    expect(await all(sliceBatches(batchesOf([[1, 2], [3, 4], [5]], read), 1, 4))).toEqual([
      2, 3, 4,
    ]);
    expect(read).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});

test("streams follow each other", async () => {
  const streams = [batchesOf([[1, 2]]), batchesOf([]), batchesOf([[3], [4]])];
  expect(await all(concatBatches(streams))).toEqual([1, 2, 3, 4]);
});
