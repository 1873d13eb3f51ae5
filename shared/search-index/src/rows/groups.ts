/** Neighbouring rows that agree in every grouped fact. */
export interface Groups {
  readonly count: number;
  /** First row of each group; one more entry, the number of rows, at the end. */
  readonly starts: Uint32Array;
  /** The group a row belongs to. */
  of(row: number): number;
}

/** The groups that begin at these rows. `starts` ends with the number of rows. */
export function createGroups(starts: Uint32Array): Groups {
  const count = starts.length - 1;
  return {
    count,
    starts,
    of(row) {
      let low = 0;
      let high = count - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if ((starts[middle] as number) <= row) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
