/** Yields the batches of each stream, one stream after the other. */
export async function* concatBatches<T>(
  streams: readonly AsyncIterable<T[]>[],
): AsyncGenerator<T[]> {
  for (const stream of streams) yield* stream;
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
