import { AppError } from "@forecourt/contracts/errors";

/**
 * `path` with its `:name` parameters filled in and `query` appended; undefined values are left out.
 * @throws AppError bad-request for a parameter that is missing or would change the path's shape.
 */
export function requestUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_found, name: string) => segment(name, params[name]));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** URL parsers resolve `.` and `..` even when they are percent-encoded, so they cannot be sent. */
function segment(name: string, value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || ["", ".", ".."].includes(text)) {
    throw new AppError("bad-request", `path.${name}: expected a path segment`);
  }
  return encodeURIComponent(text.toWellFormed());
}
