/** What stands behind these names opens an inquiry for whoever has it. */
const tokens = /(\/(?:inquiry|inquiries)\/+)[^/]+/gi;

/** A request's path as a log may have it: without its query, and without the token of an inquiry. */
export function maskedPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return path.replace(tokens, "$1***").slice(0, 500);
}
