/** The segment after these names is a token that opens an inquiry or a quote. */
const tokens = /(\/(?:inquiry|inquiries|quotes?)\/+)[^/]+/gi;

/** A request's path for the log: without its query, and with the token of an inquiry or a quote masked. */
export function maskedPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return path.replace(tokens, "$1***").slice(0, 500);
}
