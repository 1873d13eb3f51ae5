/** How long a replica that gave no connection is passed over, in ms, while another one is there. */
const pauseMs = 1000;

/**
 * A `fetch` that reaches a service whichever of its replicas answers: in turn, passing over one
 * that gave no connection a moment ago. What it is asked for keeps its path; the origin is replaced.
 * Asking again after a failure, as the typed client does for a GET, reaches the next replica.
 */
export function fetchFromReplicas(
  replicas: readonly string[],
  { now = Date.now, fetch: send = fetch }: { now?: () => number; fetch?: typeof fetch } = {},
): typeof fetch {
  const failedAt = new Map<string, number>();
  let turn = 0;
  function next(): string {
    const rested = replicas.filter((one) => now() - (failedAt.get(one) ?? -pauseMs) >= pauseMs);
    const from = rested.length > 0 ? rested : replicas;
    turn += 1;
    return from[turn % from.length] ?? "";
  }
  return async (input, init) => {
    const replica = next();
    const asked = new URL(input instanceof Request ? input.url : input);
    const address = new URL(asked.pathname + asked.search, replica);
    try {
      return await send(input instanceof Request ? new Request(address, input) : address, init);
    } catch (error) {
      if (!init?.signal?.aborted) failedAt.set(replica, now());
      throw error;
    }
  };
}
