/** What a browser would read as a tag or a comment; `<3` and `a < b` are none. */
const html = /<[a-z!/?][^>\s]*/i;

/** What is wrong with a text that has HTML, which pages would show as it is written; null = it has none. */
export function htmlFault(text: string): string | null {
  const tag = html.exec(text)?.[0];
  return tag === undefined ? null : `without HTML, found "${tag.slice(0, 20)}"`;
}
