import { createHash } from "node:crypto";
import { z } from "zod";

/** Figures by which two tables are compared: the number of rows, and a sum over their hashes. */
export const TableTally = z.object({ rows: z.int().min(0), checksum: z.string() });
export type TableTally = z.infer<typeof TableTally>;

export interface Tally {
  add(line: string): void;
  result(): TableTally;
}

const modulus = 1n << 256n;

/** Counts lines. The checksum is a sum, because two engines return rows in different orders. */
export function createTally(): Tally {
  let rows = 0;
  let sum = 0n;
  return {
    add(line) {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash("sha256").update(line).digest("hex")}`)) % modulus;
    },
    result: () => ({ rows, checksum: sum.toString(16) }),
  };
}
