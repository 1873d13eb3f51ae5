/** Moves `Date` by `ms`, in Node or in a page: it refers to nothing outside itself. Timers stay as they are. */
export function moveDate(ms: number): void {
  globalThis.Date = new Proxy(Date, {
    apply: (real) => new real(real.now() + ms).toString(),
    construct: (real, values, target) =>
      Reflect.construct(real, values.length === 0 ? [real.now() + ms] : values, target),
    get: (real, name, receiver) =>
      name === "now" ? () => real.now() + ms : Reflect.get(real, name, receiver),
  });
}
