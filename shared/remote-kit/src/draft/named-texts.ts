import { fillText, type TextValues } from "@forecourt/domain/fill-text";

/** Texts by their names; only those that a page needs. */
export type NamedTexts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Looks up a text and fills its placeholders. */
export type NamedText<Name extends string> = (name: Name, values?: TextValues) => string;

type Texts = Readonly<Record<string, string>>;

/** In a loader: the texts `prefix.name` whose names begin with one of `groups`, such as `label.`, by their names. */
export function pickNamedTexts<Name extends string>(
  prefix: string,
  texts: Texts,
  groups: readonly string[],
): NamedTexts<Name> {
  const picked = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (!key.startsWith(prefix)) return [];
    const name = key.slice(prefix.length);
    return groups.some((group) => name.startsWith(group)) ? [[name, text]] : [];
  });
  return Object.fromEntries(picked) as NamedTexts<Name>;
}

/** The lookup of a page's texts. */
export function namedText<Name extends string>(texts: NamedTexts<Name>): NamedText<Name> {
  return (name, values) => fillText(texts as Texts, name, values);
}

/** The lookup of a loader, of the texts `prefix.name` in all texts of the site. */
export function namedSiteText<Name extends string>(prefix: string, texts: Texts): NamedText<Name> {
  return (name, values) => fillText(texts, prefix + name, values);
}
