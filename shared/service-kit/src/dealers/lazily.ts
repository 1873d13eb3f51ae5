import type { Steps } from "./steps.ts";

/** Returns a function that makes the value when it is first called, or has made it already. */
export type Defer = <Value>(make: () => Value) => () => Value;

/** Makes the value at the first call. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes the value now. */
export function eagerly<Value>(make: () => Value): () => Value {
  const value = make();
  return () => value;
}

/** Values that are made one after the other; a value that another one needs is made at once. */
export class LazyQueue {
  readonly #waiting: (() => unknown)[] = [];

  readonly later: Defer = (make) => {
    const made = lazily(make);
    this.#waiting.push(made);
    return made;
  };

  /** Makes all values, one a step, also those that come while others are made. */
  *makeAll(): Steps<void> {
    for (let make = this.#waiting.shift(); make; make = this.#waiting.shift()) {
      make();
      yield;
    }
  }
}
