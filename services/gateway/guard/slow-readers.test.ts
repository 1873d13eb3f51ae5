import { beforeEach, describe, expect, test } from "@jest/globals";
import { createSlowReaders, type SlowReaders } from "./slow-readers.ts";

const limits = { readGraceMs: 30_000, minReadBytesPerSecond: 1_000, maxWaitingBytes: 1_000_000 };

/** A connection on which `written` bytes were written, of which `waiting` have not been taken. */
const reader = (written: number, waiting: number) => ({
  bytesWritten: written,
  writableLength: waiting,
});

let time = 0;
let readers: SlowReaders<ReturnType<typeof reader>>;
beforeEach(() => {
  time = 0;
  readers = createSlowReaders(limits, () => time);
});

describe("createSlowReaders", () => {
  test("finds a reader that is slower than the minimum rate after the grace", () => {
    const slow = reader(100_000, 10_000);
    readers.add(slow);
    expect(readers.find()).toEqual([]);
    time = 40_000;
    expect(readers.find()).toEqual([]);
    time = 40_001;
    expect(readers.find()).toEqual([slow]);
  });

  test("leaves a reader alone that takes bytes at the minimum rate, however long it lasts", () => {
    const steady = reader(50_000, 10_000);
    readers.add(steady);
    for (time = 0; time < 3_600_000; time += 1_000) {
      expect(readers.find()).toEqual([]);
      steady.bytesWritten += 1_000;
    }
  });

  test("begins anew when everything has been taken", () => {
    const one = reader(10_000, 10_000);
    readers.add(one);
    readers.find();
    time = 39_000;
    one.writableLength = 0;
    readers.find();
    one.writableLength = 10_000;
    one.bytesWritten += 10_000;
    readers.find();
    time = 70_000;
    expect(readers.find()).toEqual([]);
  });

  test("finds those that have waited longest when too many bytes wait", () => {
    const [first, second, third, fourth] = Array.from({ length: 4 }, () => {
      const one = reader(300_000, 0);
      readers.add(one);
      return one;
    });
    for (const one of [second, first, third]) {
      Object.assign(one ?? {}, { writableLength: 300_000 });
      expect(readers.find()).toEqual([]);
      time += 10;
    }
    Object.assign(fourth ?? {}, { writableLength: 300_000 });
    expect(readers.find()).toEqual([second]);
  });

  test("forgets a closed connection", () => {
    const slow = reader(10_000, 10_000);
    readers.add(slow);
    readers.find();
    readers.remove(slow);
    time = 3_600_000;
    expect(readers.find()).toEqual([]);
  });
});
