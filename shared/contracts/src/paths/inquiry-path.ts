/**
 * Path of the page of an inquiry. The token is the only authorization. Separate from `href` to keep browser bundles
 * small.
 */
export function inquiryPath(token: string): string {
  return `/inquiry/${token}`;
}
