type TypedArray = Uint8Array | Uint32Array | Int32Array;

/** A typed array that grows by 50 % when full. */
export class GrowingArray<A extends TypedArray> {
  #array: A;
  #length: number;
  readonly #make: (length: number) => A;

  /** Starts with a copy of `start`. */
  constructor(make: (length: number) => A, start: A = make(0)) {
    this.#make = make;
    this.#array = make(Math.max(16, start.length));
    this.#array.set(start);
    this.#length = start.length;
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#array.length) this.#grow(this.#length + 1);
    this.#array[this.#length] = value;
    this.#length += 1;
  }

  pushAll(values: A): void {
    if (this.#length + values.length > this.#array.length) this.#grow(this.#length + values.length);
    this.#array.set(values, this.#length);
    this.#length += values.length;
  }

  /** A copy of the pushed values. */
  finish(): A {
    return this.#array.slice(0, this.#length) as A;
  }

  #grow(least: number): void {
    const grown = this.#make(Math.max(least, Math.ceil(this.#array.length * 1.5)));
    grown.set(this.#array);
    this.#array = grown;
  }
}
