import { expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  clearBit,
  countRange,
  emptyBits,
  hasBit,
  intersect,
  setBit,
  setRange,
  subtract,
} from "./bits.ts";

const ROWS = 200;
const row = fc.nat({ max: ROWS - 1 });
const rows = fc.uniqueArray(row);
const range = fc.tuple(fc.nat({ max: ROWS }), fc.nat({ max: ROWS }));

function bitsOf(members: readonly number[]) {
  const bits = emptyBits(ROWS);
  for (const member of members) setBit(bits, member);
  return bits;
}

function membersOf(bits: Uint32Array): number[] {
  return Array.from({ length: ROWS }, (_, index) => index).filter((index) => hasBit(bits, index));
}

test("contains rows that were set, not rows that were cleared", () => {
  fc.assert(
    fc.property(rows, row, (members, gone) => {
      const bits = bitsOf(members);
      clearBit(bits, gone);
      expect(new Set(membersOf(bits))).toEqual(
        new Set(members.filter((member) => member !== gone)),
      );
    }),
  );
});

test("a range includes its first row and excludes its end", () => {
  fc.assert(
    fc.property(rows, range, (members, [from, to]) => {
      const bits = bitsOf(members);
      setRange(bits, from, to);
      expect(membersOf(bits)).toEqual(
        membersOf(emptyBits(ROWS).fill(0xffff_ffff)).filter(
          (index) => members.includes(index) || (index >= from && index < to),
        ),
      );
    }),
  );
});

test("counts a range like a loop over its rows", () => {
  fc.assert(
    fc.property(rows, range, (members, [from, to]) => {
      expect(countRange(bitsOf(members), from, to)).toBe(
        members.filter((member) => member >= from && member < to).length,
      );
    }),
  );
});

test("intersects and subtracts like sets", () => {
  fc.assert(
    fc.property(rows, rows, (left, right) => {
      const both = bitsOf(left);
      intersect(both, bitsOf(right));
      expect(new Set(membersOf(both))).toEqual(
        new Set(left.filter((member) => right.includes(member))),
      );
      const rest = bitsOf(left);
      subtract(rest, bitsOf(right));
      expect(new Set(membersOf(rest))).toEqual(
        new Set(left.filter((member) => !right.includes(member))),
      );
    }),
  );
});
