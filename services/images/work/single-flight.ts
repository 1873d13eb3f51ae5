/** One running work, and how many are waiting for it. */
interface Flight<T> {
  result: Promise<T>;
  passengers: number;
  cancel: AbortController;
}

export interface SingleFlight<T> {
  /**
   * The result of `work`, or of the same work of that `key` which is under way. The work's own signal
   * is aborted when everyone who asked for it has gone.
   */
  join(key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Does what several ask for at the same time only once. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();
  const take = (key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const known = flights.get(key);
    if (known) return known;
    const cancel = new AbortController();
    const flight: Flight<T> = { result: work(cancel.signal), passengers: 0, cancel };
    flights.set(key, flight);
    const over = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(over, over);
    return flight;
  };
  return {
    async join(key, work, signal) {
      signal.throwIfAborted();
      const flight = take(key, work);
      flight.passengers += 1;
      const { promise: gone, reject } = Promise.withResolvers<never>();
      const leave = () => {
        reject(new Error("did not wait for it", { cause: signal.reason }));
        flight.passengers -= 1;
        if (flight.passengers === 0) {
          flights.delete(key);
          flight.cancel.abort(signal.reason);
        }
      };
      signal.addEventListener("abort", leave, { once: true });
      try {
        return await Promise.race([flight.result, gone]);
      } finally {
        signal.removeEventListener("abort", leave);
      }
    },
  };
}
