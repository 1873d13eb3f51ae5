import { GrowingArray } from "./growing-array.ts";

/** Numbers are LEB128: seven bits per byte, lowest first; the eighth bit means that more follow. */
const MORE = 0x80;
const LOW = 0x7f;

/**
 * Delta-encodes a sequence of texts: each is stored as the lengths of the prefix and suffix it shares
 * with the previous text, and the bytes in between.
 */
export class TextPacker {
  readonly #packed = new GrowingArray<Uint8Array>((length) => new Uint8Array(length));
  #before: Uint8Array = new Uint8Array(0);

  get bytes(): number {
    return this.#packed.length;
  }

  /** Stores the next text in full, so that reading can start there. */
  restart(): void {
    this.#before = new Uint8Array(0);
  }

  /** @param text UTF-8; must not change afterwards. Empty = none, which takes one byte. */
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

/** Decodes the output of `TextPacker`, starting at a restart. */
export class TextUnpacker {
  readonly #packed: Uint8Array;
  #at: number;
  #text = new Uint8Array(256);
  #length = 0;

  constructor(packed: Uint8Array, from = 0) {
    this.#packed = packed;
    this.#at = from;
  }

  /** The next text is stored in full. */
  restart(): void {
    this.#length = 0;
  }

  /** The next text; empty = none. The returned array is overwritten by the next call. */
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
