/** Stands for every CSS module in tests: `styles.card` is the text "card". */
export default new Proxy({}, { get: (_target, key) => String(key) }) as Record<string, string>;
