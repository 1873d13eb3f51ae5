import { setImmediate as nextTurn } from "node:timers/promises";

/** Work that can be interrupted between its steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps. */
export function withoutPause<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How long a process may work on steps before it answers requests again, in ms. */
const TURN_MS = 10;

/** Does the steps in turns with the other work of this process, such as its requests. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < TURN_MS) continue;
    await nextTurn();
    start = performance.now();
  }
}
