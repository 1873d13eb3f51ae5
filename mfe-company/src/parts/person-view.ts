import type { ListedMember } from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** A person in a list. */
export interface PersonView {
  slug: string;
  href: string;
  fullName: string;
  title: string;
  photo: string | null;
  /** "Leads sales", "Speaks English and Spanish", "Here since 2014" */
  facts: string[];
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** What a list says about a person; languages only where there are more than one. */
export function personView(
  member: ListedMember,
  { texts }: Pick<SiteContext, "texts">,
): PersonView {
  const { slug, firstName, lastName, title, photo, department, languages, since } = member;
  return {
    slug,
    href: href.teamMember(slug),
    fullName: `${firstName} ${lastName}`,
    title,
    photo,
    facts: [
      ...(member.departmentLead ? [fillText(texts, `team.lead.${department}`)] : []),
      ...(languages.length > 1
        ? [fillText(texts, "team.languages", { languages: list.format(languages) })]
        : []),
      fillText(texts, "team.since", { year: String(since) }),
    ],
  };
}
