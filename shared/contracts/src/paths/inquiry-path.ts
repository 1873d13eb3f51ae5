/** Page of an inquiry. Whoever knows its token may see it. Separate from `href` for browsers. */
export function inquiryPath(token: string): string {
  return `/inquiry/${token}`;
}
