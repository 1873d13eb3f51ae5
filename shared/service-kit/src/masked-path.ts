/** The segment after these names is a token that opens an inquiry, a quote or a preview. */
const tokens = /(\/(?:inquiry|inquiries|quotes?|__preview)\/+)[^/]+/gi;

/** A token of 256 bits in base64url, which opens a draft or an application. */
const longTokens = /\/[\w-]{43}(?=\/|$)/g;

/** A request's path for the log: without its query, and with tokens masked. */
export function maskedPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return path.replace(tokens, "$1***").replace(longTokens, "/***").slice(0, 500);
}
