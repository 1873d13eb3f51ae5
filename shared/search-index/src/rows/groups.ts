/** Runs of neighboring rows that agree in every grouped field. */
export interface Groups {
  readonly count: number;
  /** First row of each group; the last entry is the number of rows. */
  readonly starts: Uint32Array;
  /** The group of a row. */
  of(row: number): number;
}

/** Creates groups from their first rows. `starts` ends with the number of rows. */
export function createGroups(starts: Uint32Array): Groups {
  const count = starts.length - 1;
  // Callers read all facts of a vehicle one after the other.
  let last = 0;
  return {
    count,
    starts,
    of(row) {
      if (row >= (starts[last] as number) && row < (starts[last + 1] as number)) return last;
      let low = 0;
      let high = count - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if ((starts[middle] as number) <= row) low = middle;
        else high = middle - 1;
      }
      last = low;
      return low;
    },
  };
}
