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
  const names = Array.isArray(when) ? when : [when];
  const known = names
    .filter((name) => typeof name === "string")
    .filter((name) => isKnown(name, facts));
  if (known.length === names.length) return known.every((name) => isTrue(name, config, facts));
  const unknown = names.find((name) => !known.some((other) => other === name));
  const words = [...pageFlags, ...Condition.options, ...Object.keys(facts)];
  const hint = typeof unknown === "string" ? didYouMean(unknown, words) : "";
  return `expected page flags, conditions or facts, found ${JSON.stringify(unknown)}${hint}`;
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
