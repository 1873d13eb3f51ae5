import { TeamMember } from "@forecourt/contracts/areas/company/team";
import type { RawContent } from "../content/content-files.ts";
import { attributeToSource } from "../files/layer.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { assetPath } from "../site/asset-path.ts";
import type { DealerSettings, StoreSettings } from "./settings.ts";

const Staff = TeamMember.pick({
  slug: true,
  department: true,
  firstName: true,
  lastName: true,
  title: true,
  photo: true,
});

/**
 * The settings with name, title and picture of each adviser, who is a person of the service department in the content
 * of the team. An id that is not there is a problem of the file that has it.
 */
export function withServiceStaff(
  settings: DealerSettings,
  contents: readonly RawContent[],
  problems: Problem[],
): DealerSettings {
  const { members } = contents.find(({ name }) => name === "company/team")?.document ?? {};
  // The check of the team's content reports members that are not valid.
  const staff = (Array.isArray(members) ? members : [])
    .flatMap((member) => Staff.safeParse(member).data ?? [])
    .filter(({ department }) => department === "service");
  const named = (store: StoreSettings): StoreSettings => {
    const { config } = store;
    const advisers = config.scheduling.advisers.map((adviser) => {
      const person = staff.find(({ slug }) => slug === adviser.id);
      if (person === undefined) return adviser;
      const { firstName, lastName, title, photo } = person;
      const name = `${firstName} ${lastName}`;
      return { ...adviser, name, title, photo: assetPath(settings, photo) };
    });
    return { ...store, config: { ...config, scheduling: { ...config.scheduling, advisers } } };
  };
  const slugs = staff.map(({ slug }) => slug);
  for (const store of settings.stores.values()) {
    problems.push(...attributeToSource(store.layers, unknownStaff(store, slugs)));
  }
  return {
    ...settings,
    overall: named(settings.overall),
    stores: new Map([...settings.stores].map(([id, store]) => [id, named(store)])),
  };
}

function unknownStaff(
  { config: { scheduling, service } }: StoreSettings,
  slugs: readonly string[],
): Finding[] {
  if (service === null) return [];
  return scheduling.advisers.flatMap(({ id }, index): Finding[] => {
    if (slugs.includes(id)) return [];
    const known =
      "expected the slug of a person of the service department in content/company/team.json";
    const message = `${known}, found "${id}"${didYouMean(id, slugs)}`;
    return [{ path: ["scheduling", "advisers", index, "id"], message }];
  });
}
