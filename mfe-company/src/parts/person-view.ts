import type { ListedMember } from "@forecourt/contracts/areas/company/team";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { listInWords, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";

/** A person in a list. */
export interface PersonView {
  slug: string;
  href: string;
  fullName: string;
  title: string;
  photo: string | null;
  /** "Works in Columbia", "Speaks English and Spanish", "With us since 2014" */
  facts: string[];
}

/** What a list says about a person: the stores, unless it is all, and the languages, if more than one. */
export function personView(
  member: ListedMember,
  { texts }: Pick<SiteContext, "texts">,
): PersonView {
  const { slug, firstName, lastName, title, photo, stores, languages, since } = member;
  const locale = localeOf(texts);
  const places = listInWords(
    stores.map(({ name }) => name),
    locale,
  );
  return {
    slug,
    href: teamMemberPath(slug),
    fullName: `${firstName} ${lastName}`,
    title,
    photo,
    facts: [
      ...(places === "" ? [] : [fillText(texts, "team.stores", { stores: places })]),
      ...(languages.length > 1
        ? [fillText(texts, "team.languages", { languages: listInWords(languages, locale) })]
        : []),
      fillText(texts, "team.since", { year: String(since) }),
    ],
  };
}
