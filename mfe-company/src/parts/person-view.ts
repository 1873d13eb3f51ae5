import type { ListedMember, TeamCard } from "@forecourt/contracts/areas/company/team";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { fillText } from "@forecourt/remote-kit/site-context";
import { type PersonCall, personCall } from "./person-call.ts";

/** A person in a list. */
export interface PersonView {
  slug: string;
  href: string;
  fullName: string;
  title: string;
  photo: string | null;
  /** "Works in Columbia", "Speaks English and Spanish", "With us since 2014" */
  facts: string[];
  /** Contact details and the first sentence about the person; missing in short lists. */
  contact?: PersonContact;
}

/** Contact details on a person's card. */
export interface PersonContact {
  summary: string | null;
  call: PersonCall & { label: string };
  /** Null = not shown. */
  email: { address: string; label: string } | null;
}

interface PersonOptions {
  /** True where the days of the week belong to it, as on their own page. */
  withDays?: boolean;
}

/**
 * A person in a list: their stores, unless these are all; further departments; and their languages, if more than one.
 */
export function personView(
  member: ListedMember,
  { texts }: Pick<SiteContext, "texts">,
  { withDays = false }: PersonOptions = {},
): PersonView {
  const { slug, firstName, lastName, title, photo, languages, since, alsoFor } = member;
  const work = workOf(member, texts, withDays);
  return {
    slug,
    href: teamMemberPath(slug),
    fullName: `${firstName} ${lastName}`,
    title,
    photo,
    facts: [
      ...(work === null ? [] : [work]),
      ...(alsoFor.length > 0
        ? [
            fillText(texts, "team.alsoFor", {
              departments: formatList(
                alsoFor.map((department) => fillText(texts, `team.department.${department}`)),
                localeOf(texts),
              ),
            }),
          ]
        : []),
      ...(languages.length > 1
        ? [
            fillText(texts, "team.languages", {
              languages: formatList(languages, localeOf(texts)),
            }),
          ]
        : []),
      fillText(texts, "team.since", { year: String(since) }),
    ],
  };
}

/** The same with contact details, for the page of the team. */
export function personWithContact(
  member: TeamCard,
  site: Pick<SiteContext, "texts" | "phoneMasks">,
): PersonView {
  const { summary, email, firstName: name } = member;
  const { texts } = site;
  const call = personCall(member, site);
  return {
    ...personView(member, site),
    contact: {
      summary,
      call: { ...call, label: `${fillText(texts, "team.call", { name })}: ${call.text}` },
      email:
        email === null ? null : { address: email, label: fillText(texts, "team.email", { name }) },
    },
  };
}

/** "Works in Columbia, Tuesday to Saturday", as far as it is said; null = nothing is. */
function workOf(
  { stores: at, days: ofWeek }: ListedMember,
  texts: SiteContext["texts"],
  withDays: boolean,
): string | null {
  const names = at.map(({ name }) => name);
  const stores = formatList(names, localeOf(texts));
  const days = withDays ? ofWeek : null;
  if (stores === "") return days && fillText(texts, "team.days", { days });
  return days === null
    ? fillText(texts, "team.stores", { stores })
    : fillText(texts, "team.storesAndDays", { stores, days });
}
