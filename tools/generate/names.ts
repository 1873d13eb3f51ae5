/** A name in the spellings that code, files and titles need. */
export interface Names {
  /** `trade-in-offer`: folders, files and addresses. */
  kebab: string;
  /** `tradeInOffer`: page ids, variables. */
  id: string;
  /** `TradeInOffer`: schemas, types. */
  Name: string;
  /** `Trade in offer`: the first text of a page. */
  title: string;
}

/**
 * Reads a name as it is typed in a command.
 * @throws Error when it is not lower-case words with hyphens
 */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`expected a name of lower-case words with hyphens, found "${kebab}"`);
  }
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const words = kebab.split("-");
  const Name = words.map(capital).join("");
  return {
    kebab,
    Name,
    id: Name.charAt(0).toLowerCase() + Name.slice(1),
    title: capital(words.join(" ")),
  };
}
