import { type PostOptions, type PostResult, postJson } from "./post-json.ts";

/** Posts what a visitor sends, as a part of the trace of this document, see `postJson`. */
export function postForm<T>(
  path: string,
  body: object,
  options: Omit<PostOptions<T>, "headers">,
): Promise<PostResult<T>> {
  return postJson(path, body, { ...options, headers: traceHeader() });
}

/** The header by which a request continues the trace; undefined where the site keeps no traces. */
function traceHeader(): { traceparent: string } | undefined {
  // Simulated documents of tests have no entries, and older browsers no timing of the server.
  const page = performance.getEntriesByType?.("navigation")[0] as
    | Partial<PerformanceNavigationTiming>
    | undefined;
  const trace = page?.serverTiming?.find(({ name }) => name === "traceparent");
  return trace && { traceparent: trace.description };
}
