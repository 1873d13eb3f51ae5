import { GrowingArray } from "./growing-array.ts";

/** Seven bits of a number stand in each byte, the lowest first; the eighth says that more follow. */
const MORE = 0x80;
const LOW = 0x7f;

/**
 * Writes texts one after the other, each as what it does not share with the one before it: how many
 * bytes of its start, how many of its end, and the bytes between. Works for any texts whose neighbours
 * resemble each other; it knows nothing of what they say.
 */
export class TextPacker {
  readonly #packed = new GrowingArray<Uint8Array>((length) => new Uint8Array(length));
  #before: Uint8Array = new Uint8Array(0);

  get bytes(): number {
    return this.#packed.length;
  }

  /** The next text shares nothing: reading can begin with it. */
  restart(): void {
    this.#before = new Uint8Array(0);
  }

  /** @param text UTF-8, not changed afterwards; empty = none, which takes one byte. */
  push(text: Uint8Array): void {
    if (text.length === 0) {
      this.#packed.push(0);
      return;
    }
    const before = this.#before;
    const most = Math.min(text.length, before.length);
    let start = 0;
    while (start < most && text[start] === before[start]) start++;
    let end = 0;
    const ahead = before.length - text.length;
    for (let at = text.length - 1; end < most - start && text[at] === before[at + ahead]; at--)
      end++;
    this.#pushNumber(start + 1);
    this.#pushNumber(end);
    this.#pushNumber(text.length - start - end);
    for (let at = start; at < text.length - end; at++) this.#packed.push(text[at] as number);
    this.#before = text;
  }

  finish(): Uint8Array {
    return this.#packed.finish();
  }

  #pushNumber(number: number): void {
    let left = number;
    for (; left > LOW; left >>>= 7) this.#packed.push((left & LOW) | MORE);
    this.#packed.push(left);
  }
}

/** Reads what `TextPacker` wrote, from a restart on. */
export class TextUnpacker {
  readonly #packed: Uint8Array;
  #at: number;
  #text = new Uint8Array(256);
  #length = 0;

  constructor(packed: Uint8Array, from = 0) {
    this.#packed = packed;
    this.#at = from;
  }

  /** The next text shares nothing with the one before it. */
  restart(): void {
    this.#length = 0;
  }

  /** The next text; empty = none. It changes with the next call. */
  next(): Uint8Array {
    const head = this.#number();
    if (head === 0) return this.#text.subarray(0, 0);
    const start = head - 1;
    const end = this.#number();
    const between = this.#number();
    const length = start + between + end;
    if (length > this.#text.length) this.#grow(length);
    this.#text.copyWithin(start + between, this.#length - end, this.#length);
    for (let at = 0; at < between; at++) {
      this.#text[start + at] = this.#packed[this.#at + at] as number;
    }
    this.#at += between;
    this.#length = length;
    return this.#text.subarray(0, length);
  }

  #number(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#packed[this.#at++] as number;
      number |= (byte & LOW) << shift;
      if (byte < MORE) return number;
    }
  }

  #grow(least: number): void {
    const text = new Uint8Array(least * 2);
    text.set(this.#text);
    this.#text = text;
  }
}
