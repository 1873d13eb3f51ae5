/**
 * Path of the page of a quote. The token is the only authorization. Separate from `href` to keep browser bundles small.
 */
export function quotePath(token: string): string {
  return `/quote/${token}`;
}
