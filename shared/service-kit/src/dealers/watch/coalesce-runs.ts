/**
 * Returns a function that runs `work`, never twice at once. Calls during a run cause one more run
 * after it. `work` handles its own errors.
 */
export function coalesceRuns(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}
