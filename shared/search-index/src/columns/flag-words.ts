import { type Bits, emptyBits, forEachBit, setBit } from "../bits/bits.ts";
import { STEP_ROWS } from "./column.ts";
import { GrowingArray } from "./growing-array.ts";

/** Flags per word. */
const WORD = 32;

/** Up to 64 flags of every vehicle, by row: the form in which rows are reordered. */
export class FlagWords {
  readonly low: Uint32Array;
  readonly high: Uint32Array;

  constructor(low: Uint32Array, high: Uint32Array) {
    this.low = low;
    this.high = high;
  }

  gather(rows: Uint32Array): FlagWords {
    return new FlagWords(
      rows.map((row) => this.low[row] as number),
      rows.map((row) => this.high[row] as number),
    );
  }

  /**
   * The rows that have each of the first `flags` flags: the form in which they are counted. Yields while
   * it makes them.
   */
  *sets(flags: number): Generator<void, Bits[], void> {
    const sets = Array.from({ length: flags }, () => emptyBits(this.low.length));
    for (let row = 0; row < this.low.length; row++) {
      collect(sets, row, this.low[row] as number, 0);
      collect(sets, row, this.high[row] as number, WORD);
      if ((row + 1) % STEP_ROWS === 0) yield;
    }
    return sets;
  }
}

function collect(sets: readonly Bits[], row: number, word: number, first: number): void {
  for (let left = word; left !== 0; left &= left - 1) {
    setBit(sets[first + 31 - Math.clz32(left & -left)] as Bits, row);
  }
}

export class FlagWordsBuilder {
  readonly #low: GrowingArray<Uint32Array>;
  readonly #high: GrowingArray<Uint32Array>;

  /** Starts with `rows` rows, whose flags are given as `sets`. */
  constructor(sets: readonly Bits[] = [], rows = 0) {
    const words = [new Uint32Array(rows), new Uint32Array(rows)] as const;
    for (const [flag, set] of sets.entries()) {
      const half = words[flag < WORD ? 0 : 1];
      forEachBit(set, (row) => {
        (half[row] as number) |= 1 << (flag % WORD);
      });
    }
    this.#low = new GrowingArray((length) => new Uint32Array(length), words[0]);
    this.#high = new GrowingArray((length) => new Uint32Array(length), words[1]);
  }

  /** @param flags Numbers below 64. */
  push(flags: Iterable<number>): void {
    let low = 0;
    let high = 0;
    for (const flag of flags) {
      if (flag < WORD) low |= 1 << flag;
      else high |= 1 << (flag - WORD);
    }
    this.#low.push(low >>> 0);
    this.#high.push(high >>> 0);
  }

  build(): FlagWords {
    return new FlagWords(this.#low.finish(), this.#high.finish());
  }
}
