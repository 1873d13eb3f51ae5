/** Runs work at most `max` times at the same time; `null` = there is no room. */
export function atMost(max: number) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= max) return null;
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
