import { TeamMember } from "@forecourt/contracts/areas/company/team";
import { slug as slugOf } from "@forecourt/domain/slug";
import type { RawContent } from "../content/content-files.ts";
import type { DealerSettings } from "../settings/settings.ts";

/** A person whom an article can name as its author. */
export interface Person {
  slug: string;
  name: string;
  /** True for people of the team: each has a page. */
  hasPage: boolean;
}

const Named = TeamMember.pick({ slug: true, firstName: true, lastName: true });

/** The people of all stores: those of the team, then the managers in the stores' settings. */
export function peopleOf(
  { stores, overall }: DealerSettings,
  contents: readonly RawContent[],
): Person[] {
  const { members } = contents.find(({ name }) => name === "company/team")?.document ?? {};
  // The check of the team's content reports members that are not valid.
  const team = (Array.isArray(members) ? members : [])
    .flatMap((member) => Named.safeParse(member).data ?? [])
    .map((member) => ({ slug: member.slug, name: fullName(member), hasPage: true }));
  const managers = [overall, ...stores.values()]
    .flatMap(({ config }) => Object.values(config.employees))
    .filter((person) => person !== null)
    .map(fullName)
    .map((name) => ({ slug: slugOf(name), name, hasPage: false }));
  return [...team, ...managers];
}

/** The person whom an article names, by slug or by name. */
export function personOf(people: readonly Person[], author: string): Person | undefined {
  const slug = slugOf(author);
  return people.find((person) => person.slug === slug || slugOf(person.name) === slug);
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
