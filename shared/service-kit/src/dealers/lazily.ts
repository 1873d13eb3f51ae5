/** Returns a function that makes the value when it is first called, or has made it already. */
export type Later = <Value>(make: () => Value) => () => Value;

/** Makes the value when it is first asked for. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes the value now. */
export function atOnce<Value>(make: () => Value): () => Value {
  const value = make();
  return () => value;
}
