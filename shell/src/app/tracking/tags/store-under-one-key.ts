/** Stores all values of a library under one key, so that withdrawing consent deletes them with that key. */
export function storeUnderOneKey(key: string, storage: Storage = localStorage) {
  let isOpen = true;
  const read = (): Map<string, string> => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? "{}");
      return new Map(Object.entries(stored ?? {}));
    } catch {
      return new Map();
    }
  };
  const write = (values: Map<string, string>) => {
    if (!isOpen) return;
    try {
      storage.setItem(key, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // The storage is full or blocked; the library works without.
    }
  };
  return {
    isReady: () => true,
    isReadyResolver: () => null,
    getProviderName: () => "forecourt",
    getItem: (name: string) => read().get(name) ?? null,
    setItem: (name: string, value: string) => write(read().set(name, value)),
    removeItem(name: string) {
      const values = read();
      if (values.delete(name)) write(values);
    },
    getAllKeys: () => [...read().keys()],
    /** Stops all writing. */
    close() {
      isOpen = false;
    },
  };
}
