/** A part of a text; null = no link. */
export interface TextPart {
  text: string;
  href: string | null;
}

/** A text in parts, in which every mention of a name in `links` is a link. */
export function linkedText(text: string, links: Readonly<Record<string, string>>): TextPart[] {
  const [next] = Object.entries(links)
    .map(([name, href]) => ({ name, href, at: name === "" ? -1 : text.indexOf(name) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
  if (next === undefined) return text === "" ? [] : [{ text, href: null }];
  const { name, href, at } = next;
  const before = at === 0 ? [] : [{ text: text.slice(0, at), href: null }];
  return [...before, { text: name, href }, ...linkedText(text.slice(at + name.length), links)];
}
