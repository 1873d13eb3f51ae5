import { type Person, peopleOf, personOf } from "@forecourt/service-kit/dealers/articles/authors";
import { readArticles } from "@forecourt/service-kit/dealers/articles/read-articles";
import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { StoreSettings } from "@forecourt/service-kit/dealers/settings/settings";
import type { DealerSource } from "./dealer-source.ts";

const team = "content/company/team.json";

/**
 * Managers and authors who are not in the team's file, which lists others: they may have left. A dealer without
 * a team has no such file to compare.
 */
export function peopleNotes({ files, id, settings, contents }: DealerSource): Problem[] {
  const people = peopleOf(settings, contents);
  if (!people.some(({ hasPage }) => hasPage)) return [];
  const managers = [...settings.stores.values()].flatMap((store) => managerNotes(store, people));
  const authors = readArticles(files, id, []).flatMap(({ file, author, guest, lineOf }) =>
    author === null || guest || isOnTeam(people, author)
      ? []
      : [{ file, path: [], message: `line ${lineOf("author")}: author: ${words(author)}` }],
  );
  return [...managers, ...authors];
}

function managerNotes({ config, layers }: StoreSettings, people: readonly Person[]): Problem[] {
  return Object.entries(config.employees).flatMap(([role, person]) => {
    if (person === null) return [];
    const name = `${person.firstName} ${person.lastName}`;
    if (isOnTeam(people, name)) return [];
    return attributeToSource(layers, [{ path: ["employees", role], message: words(name) }]);
  });
}

const isOnTeam = (people: readonly Person[], name: string): boolean =>
  personOf(people, name)?.hasPage === true;

const words = (name: string): string =>
  `"${name}" is not in ${team}; if this person has left, change it here, too`;
