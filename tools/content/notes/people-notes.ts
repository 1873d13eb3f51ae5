import { TeamMember } from "@forecourt/contracts/areas/company/team";
import { slug as slugOf } from "@forecourt/domain/slug";
import { type Person, peopleOf, personOf } from "@forecourt/service-kit/dealers/articles/authors";
import { faultAt, readArticles } from "@forecourt/service-kit/dealers/articles/read-articles";
import type { RawContent } from "@forecourt/service-kit/dealers/content/content-files";
import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { StoreSettings } from "@forecourt/service-kit/dealers/settings/settings";
import type { z } from "zod";
import type { DealerSource } from "./dealer-source.ts";

const teamFile = "content/company/team.json";

/**
 * Managers and authors who are not in the team's file, which lists others: they may have left. Managers about whom the
 * two files state different facts. A dealer without a team has no such file to compare.
 */
export function peopleNotes({ files, id, settings, contents }: DealerSource): Problem[] {
  const people = peopleOf(settings, contents);
  if (!people.some(({ hasPage }) => hasPage)) return [];
  const team = membersOf(contents);
  const managers = [...settings.stores.values()].flatMap((store) => [
    ...managerNotes(store, people),
    ...differenceNotes(store, team),
  ]);
  const authors = readArticles(files, id, []).flatMap((article) => {
    const { author, guest, stated: { file, lineOf } = article } = article;
    return author === null || guest || isOnTeam(people, author)
      ? []
      : [faultAt(file, lineOf("author"), `author: ${words(author)}`)];
  });
  return [...managers, ...authors];
}

function managerNotes({ config, layers }: StoreSettings, people: readonly Person[]): Problem[] {
  return Object.entries(config.employees).flatMap(([role, person]) => {
    if (person === null) return [];
    const name = nameOf(person);
    if (isOnTeam(people, name)) return [];
    return attributeToSource(layers, [{ path: ["employees", role], message: words(name) }]);
  });
}

/** Facts about a manager that visitors see in two places. */
const compared = ["title", "phone", "email"] as const;

function differenceNotes({ config, layers }: StoreSettings, team: readonly Member[]): Problem[] {
  return Object.entries(config.employees).flatMap(([role, manager]) => {
    const member = manager && team.find(({ slug }) => slug === slugOf(nameOf(manager)));
    if (!manager || !member) return [];
    const path = ["employees", role];
    const differences = compared.flatMap((field) => {
      const [here, there] = [manager[field], member[field]];
      if (!here || !there || here === there) return [];
      return { path: [...path, field], message: inBoth(here, there) };
    });
    const names = [nameOf(manager), nameOf(member)] as const;
    const isRenamed = names[0] !== names[1];
    const renamed = isRenamed ? [{ path, message: inBoth(...names) }] : [];
    return attributeToSource(layers, [...renamed, ...differences]);
  });
}

const inBoth = (here: string, there: string): string =>
  `"${here}" is "${there}" in ${teamFile}; visitors see both`;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const Member = TeamMember.pick({
  slug: true,
  firstName: true,
  lastName: true,
  title: true,
  phone: true,
  email: true,
});
type Member = z.infer<typeof Member>;

function membersOf(contents: readonly RawContent[]): Member[] {
  const { members } = contents.find(({ name }) => name === "company/team")?.document ?? {};
  // The check of the team's content reports members that are not valid.
  return (Array.isArray(members) ? members : []).flatMap(
    (member) => Member.safeParse(member).data ?? [],
  );
}

const isOnTeam = (people: readonly Person[], name: string): boolean =>
  personOf(people, name)?.hasPage === true;

const words = (name: string): string =>
  `"${name}" is not in ${teamFile}; if this person has left, change it here, too`;
