/** Marks markup that does not need the lazy part of this name at once. */
export const partAttribute = "data-part";

/**
 * Loads a page's lazy part, except in the first call in a document with the part's mark: there it follows when it is
 * needed. Every other call is for a page that is rendered from nothing, on the server or after a navigation.
 */
export function loadUnlessInDocument(
  name: string,
  part: { load(): Promise<void> },
): () => Promise<void> {
  let isFirst = true;
  return async () => {
    const canWait = isFirst && hasMark(name);
    isFirst = false;
    if (!canWait) await part.load();
  };
}

function hasMark(name: string): boolean {
  return (
    typeof document !== "undefined" &&
    document.querySelector(`[${partAttribute}="${name}"]`) !== null
  );
}
