/**
 * What a document states of itself with each request for a payload: the record that rendered it, and its variants, so
 * that what is fetched for it is of the same ones. Ids of records have no `~`.
 */
export function documentRecord(record: string, variants: string | null): string {
  return variants === null ? record : `${record}~${variants}`;
}

/** The reverse of `documentRecord`. */
export function splitDocumentRecord(text: string): { record: string; variants: string | null } {
  const at = text.indexOf("~");
  if (at < 0) return { record: text, variants: null };
  return { record: text.slice(0, at), variants: text.slice(at + 1) };
}
