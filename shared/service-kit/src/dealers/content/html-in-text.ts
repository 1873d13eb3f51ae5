/** Text that a browser would parse as a tag or a comment; `<3` and `a < b` are none. */
const html = /<[a-z!/?][^>\s]*/i;

/** Fault of a text with HTML, which pages would show as it is written; null = the text has none. */
export function htmlFault(text: string): string | null {
  const tag = html.exec(text)?.[0];
  return tag === undefined ? null : `without HTML, found "${tag.slice(0, 20)}"`;
}
