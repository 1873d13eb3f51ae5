/** One running task and the number of callers that wait for it. */
interface Flight<T> {
  result: Promise<T>;
  waiters: number;
  controller: AbortController;
}

export interface SingleFlight<T> {
  /**
   * Resolves to the result of `task`, or of the running task with the same `key`. The signal of the
   * task is aborted when every caller has aborted.
   */
  join(key: string, task: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Shares one running task per key among concurrent callers. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();
  const start = (key: string, task: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const controller = new AbortController();
    const flight: Flight<T> = { result: task(controller.signal), waiters: 0, controller };
    flights.set(key, flight);
    const remove = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(remove, remove);
    return flight;
  };
  return {
    async join(key, task, signal) {
      signal.throwIfAborted();
      const flight = flights.get(key) ?? start(key, task);
      flight.waiters += 1;
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const leave = () => {
        reject(new Error("the caller aborted", { cause: signal.reason }));
        flight.waiters -= 1;
        if (flight.waiters === 0) {
          flights.delete(key);
          flight.controller.abort(signal.reason);
        }
      };
      signal.addEventListener("abort", leave, { once: true });
      try {
        return await Promise.race([flight.result, aborted]);
      } finally {
        signal.removeEventListener("abort", leave);
      }
    },
  };
}
