/** First what stands here already, then what comes. */
export async function* together<T>(first: T[], rest: AsyncIterable<T[]>): AsyncGenerator<T[]> {
  yield first;
  yield* rest;
}

/** Of all that the batches hold, what stands from `begin` to before `end`; reads no batch behind it. */
export async function* windowOf<T>(
  batches: AsyncIterable<T[]>,
  begin: number,
  end: number,
): AsyncGenerator<T[]> {
  let at = 0;
  for await (const batch of batches) {
    yield batch.slice(Math.max(0, begin - at), end - at);
    at += batch.length;
    if (at >= end) return;
  }
}
