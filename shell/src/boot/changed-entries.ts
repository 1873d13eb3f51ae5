/** The entries of `now` that are new or differ from `before`. */
export function changedEntries(before: object, now: object): [key: string, value: unknown][] {
  return Object.entries(now).filter(([key, value]) => Reflect.get(before, key) !== value);
}
