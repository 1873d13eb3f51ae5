/** The segment after these names is a token that opens an inquiry. */
const tokens = /(\/(?:inquiry|inquiries)\/+)[^/]+/gi;

/** A request's path for the log: without its query, and with an inquiry's token masked. */
export function maskedPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return path.replace(tokens, "$1***").slice(0, 500);
}
