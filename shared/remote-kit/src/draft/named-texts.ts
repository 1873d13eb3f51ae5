import { fillText, type TextValues } from "@forecourt/domain/fill-text";

/** Texts by their names; only those that a page needs. */
export type NamedTexts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Looks up a text and fills its placeholders. */
export type NamedText<Name extends string> = (name: Name, values?: TextValues) => string;

type Texts = Readonly<Record<string, string>>;

/** The texts of the site whose keys begin with `prefix`, such as `visit.`, by the rest of the key. */
export function namedTexts<Name extends string>(prefix: string) {
  return {
    /** In a loader: the texts whose names begin with one of `groups`, such as `label.`. */
    pickTexts(texts: Texts, groups: readonly string[]): NamedTexts<Name> {
      const picked = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
        if (!key.startsWith(prefix)) return [];
        const name = key.slice(prefix.length);
        return groups.some((group) => name.startsWith(group)) ? [[name, text]] : [];
      });
      return Object.fromEntries(picked) as NamedTexts<Name>;
    },
    /** The lookup of a page, in the texts that its loader picked. */
    textOf(texts: NamedTexts<Name>): NamedText<Name> {
      return (name, values) => fillText(texts as Texts, name, values);
    },
    /** The lookup of a loader, in all texts of the site. */
    siteText(texts: Texts): NamedText<Name> {
      return (name, values) => fillText(texts, prefix + name, values);
    },
  };
}
