import autocannon from "autocannon";

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Requests a second in all. Default: as many as possible. */
  rate?: number;
  /** The path of each request, instead of that of `url`. */
  nextPath?: () => string;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Puts load on one address. Throws when any answer is not a 2xx: such a figure means nothing. */
export async function load(options: Load): Promise<LoadResult> {
  const { url, headers = {}, connections, seconds, rate, nextPath } = options;
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Alternates two loads `rounds` times, so that both see the same noise, and gives the medians. */
export async function alternate(
  a: Load,
  b: Load,
  rounds: number,
): Promise<[LoadResult, LoadResult]> {
  const results: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    results[0].push(await load(a));
    results[1].push(await load(b));
  }
  return [medianOf(results[0]), medianOf(results[1])];
}

function medianOf(results: LoadResult[]): LoadResult {
  return {
    requestsPerSecond: median(results.map((one) => one.requestsPerSecond)),
    p50: median(results.map((one) => one.p50)),
    p99: median(results.map((one) => one.p99)),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function ratio(a: number, b: number): number {
  return Math.round((a / b) * 1000) / 1000;
}
