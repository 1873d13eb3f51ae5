/** Runs a generator to its end without yielding to other work, and returns its result. */
export function runToCompletion<T>(work: Generator<void, T, void>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
