/**
 * A way to ask for `work` as often as one likes: it never runs twice at once, and what is asked for
 * while it runs is done in one more run afterwards. `work` handles its own errors.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
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
