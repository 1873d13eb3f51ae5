import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { pageFlags } from "@forecourt/contracts/dealer-config/pages";
import { Condition } from "@forecourt/contracts/vehicle";
import { didYouMean } from "./did-you-mean.ts";
import type { Facts } from "./facts.ts";
import type { Json } from "./json.ts";

/**
 * Whether a part of a content is shown at this store. `when` is a name or a list of names that all
 * have to hold: a page flag that is on, a condition that is sold, or a fact that the store has.
 * A string is what is wrong with `when`.
 */
export function holds(when: Json, config: DealerConfig, facts: Facts): boolean | string {
  const names = [when].flat();
  for (const name of names) {
    if (typeof name !== "string" || !isKnown(name, facts)) {
      const known = [...pageFlags, ...Condition.options, ...Object.keys(facts)];
      return `expected page flags, conditions or facts, found ${JSON.stringify(name)}${didYouMean(String(name), known)}`;
    }
  }
  return names.every((name) => isTrue(String(name), config, facts));
}

function isKnown(name: string, facts: Facts): boolean {
  return (
    pageFlags.includes(name) ||
    Condition.options.some((condition) => condition === name) ||
    Object.hasOwn(facts, name)
  );
}

function isTrue(name: string, { pages, inventory }: DealerConfig, facts: Facts): boolean {
  const flags: Record<string, boolean> = pages;
  if (Object.hasOwn(flags, name)) return flags[name] === true;
  if (Object.hasOwn(facts, name)) return facts[name] !== null;
  return inventory.conditions.some((condition) => condition === name);
}
