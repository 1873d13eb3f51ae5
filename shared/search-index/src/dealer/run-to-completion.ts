/** The result of work that can be done in steps, done at once. */
export function runToCompletion<T>(work: Generator<void, T, void>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
