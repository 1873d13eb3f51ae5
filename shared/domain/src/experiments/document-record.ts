/** Properties of a document with which its payloads must be made, too. */
interface DocumentRecord {
  /** The record that rendered it. */
  record: string;
  /** Variants of the document; null = none. */
  variants: string | null;
  /** Id of the store that the document's address names; null = none. */
  store: string | null;
}

/**
 * Formats what a document states about itself with each request for a payload: the record that rendered it, the store
 * that its address names, and its variants. Ids of records have neither `~` nor `@`, and ids of stores no `~`.
 */
export function documentRecord({ record, variants, store }: DocumentRecord): string {
  return `${record}${store === null ? "" : `@${store}`}${variants === null ? "" : `~${variants}`}`;
}

/** The reverse of `documentRecord`. */
export function splitDocumentRecord(text: string): DocumentRecord {
  const [, record = "", store = null, variants = null] =
    /^([^@~]*)(?:@([^~]*))?(?:~(.*))?$/s.exec(text) ?? [];
  return { record, variants, store };
}
