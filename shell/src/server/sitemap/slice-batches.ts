/** Yields `first`, then the batches of `rest`. */
export async function* prependBatch<T>(first: T[], rest: AsyncIterable<T[]>): AsyncGenerator<T[]> {
  yield first;
  yield* rest;
}

/** The entries from index `begin` to before `end`; does not read the batches after `end`. */
export async function* sliceBatches<T>(
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
