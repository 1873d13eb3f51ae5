/**
 * Returns the cached value of `key`, or creates and caches it. Evicts the least recently used entry above
 * `maxEntries`.
 */
export function getOrCreate<K, V>(all: Map<K, V>, key: K, most: number, make: () => V): V {
  const value = all.get(key) ?? make();
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
  return value;
}
