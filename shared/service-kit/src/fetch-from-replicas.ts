/**
 * How long a replica is skipped after a connection failure, in ms, while another one is available.
 */
const pauseMs = 1000;

/**
 * A `fetch` that sends each request to the next replica of a service and skips those that refused a
 * connection a moment ago. It replaces the URL's origin and keeps its path. A retry, as the typed
 * client makes for a GET, reaches the next replica.
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
    const requestedUrl = new URL(input instanceof Request ? input.url : input);
    const address = new URL(requestedUrl.pathname + requestedUrl.search, replica);
    try {
      return await send(input instanceof Request ? new Request(address, input) : address, init);
    } catch (error) {
      if (!init?.signal?.aborted) failedAt.set(replica, now());
      throw error;
    }
  };
}
