/** A set of rows, one bit each. */
export type Bits = Uint32Array;

export function emptyBits(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5);
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
}

export function setBit(bits: Bits, row: number): void {
  (bits[row >>> 5] as number) |= 1 << (row & 31);
}

export function clearBit(bits: Bits, row: number): void {
  (bits[row >>> 5] as number) &= ~(1 << (row & 31));
}

/** Adds the rows from `from` (inclusive) to `to` (exclusive). */
export function setRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    (bits[first] as number) |= head & tail;
    return;
  }
  (bits[first] as number) |= head;
  bits.fill(0xffff_ffff, first + 1, last);
  (bits[last] as number) |= tail;
}

/** Replaces `bits` by its intersection with `others`. */
export function intersect(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) (bits[word] as number) &= others[word] as number;
}

/** Removes the rows of `others` from `bits`. */
export function subtract(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++)
    (bits[word] as number) &= ~(others[word] as number);
}

/** Number of rows of `bits` from `from` (inclusive) to `to` (exclusive). */
export function countRange(bits: Bits, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) return popcount((bits[first] as number) & head & tail);
  let count = popcount((bits[first] as number) & head);
  for (let word = first + 1; word < last; word++) count += popcount(bits[word] as number);
  return count + popcount((bits[last] as number) & tail);
}

/**
 * Size of the intersection of both sets. Uses a Harley-Seal adder, which counts only one of eight words:
 * a third faster than counting each word.
 */
export function countIntersection(left: Bits, right: Bits): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  const both = (word: number) => (left[word] as number) & (right[word] as number);
  const end = left.length - (left.length % 8);
  for (let word = 0; word < end; word += 8) {
    let half = ones ^ both(word);
    const twoA = (ones & both(word)) | (half & both(word + 1));
    ones = half ^ both(word + 1);
    half = ones ^ both(word + 2);
    const twoB = (ones & both(word + 2)) | (half & both(word + 3));
    ones = half ^ both(word + 3);
    half = twos ^ twoA;
    const fourA = (twos & twoA) | (half & twoB);
    twos = half ^ twoB;
    half = ones ^ both(word + 4);
    const twoC = (ones & both(word + 4)) | (half & both(word + 5));
    ones = half ^ both(word + 5);
    half = ones ^ both(word + 6);
    const twoD = (ones & both(word + 6)) | (half & both(word + 7));
    ones = half ^ both(word + 7);
    half = twos ^ twoC;
    const fourB = (twos & twoC) | (half & twoD);
    twos = half ^ twoD;
    half = fours ^ fourA;
    eights += popcount((fours & fourA) | (half & fourB));
    fours = half ^ fourB;
  }
  let count = eights * 8 + popcount(fours) * 4 + popcount(twos) * 2 + popcount(ones);
  for (let word = end; word < left.length; word++) count += popcount(both(word));
  return count;
}

/** Number of bits set in a 32-bit word, by parallel sums over pairs, nibbles and bytes. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** A set of all rows. */
export function allBits(rows: number): Bits {
  const bits = emptyBits(rows);
  setRange(bits, 0, rows);
  return bits;
}

/** Adds the rows of `others` to `bits`. */
export function union(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) (bits[word] as number) |= others[word] as number;
}

/** Calls `visit` with each row in ascending order until it returns false. */
export function forEachBit(bits: Bits, visit: (row: number) => boolean | void): void {
  for (let word = 0; word < bits.length; word++) {
    // `left & (left - 1)` clears the lowest set bit.
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      if (visit((word << 5) + 31 - Math.clz32(left & -left)) === false) return;
    }
  }
}
