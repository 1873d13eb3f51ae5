import type { Facts } from "@forecourt/contracts/areas/facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { Condition } from "@forecourt/contracts/vehicle";
import { isGranted, offersDecline } from "@forecourt/contracts/visitor/consent";
import type { Json } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";

/**
 * Whether a part of a content is shown at this store. `when` is a name or a list of names that must
 * all hold: a page flag that is on, a condition that is sold, a fact that the store has, or what the store does:
 * `service.rides` (a shuttle or loaner cars), `cookies.asked` and `cookies.decline`; `!` negates. A string describes
 * what is wrong with `when`.
 */
export function matchesCondition(when: Json, config: DealerConfig, facts: Facts): boolean | string {
  const names = Array.isArray(when) ? when : [when];
  const truths = truthsOf(config, facts);
  for (const name of names) {
    const word = typeof name === "string" ? name.replace(/^!/, "") : null;
    if (word !== null && truths.has(word)) continue;
    const hint = word === null ? "" : didYouMean(word, truths.keys());
    return `expected page flags, conditions or facts, found ${JSON.stringify(name)}${hint}`;
  }
  return names
    .filter((name) => typeof name === "string")
    .every((name) => (name.startsWith("!") ? !truths.get(name.slice(1)) : truths.get(name)));
}

function truthsOf(config: DealerConfig, facts: Facts): Map<string, boolean> {
  const { pages, inventory, privacy, scheduling } = config;
  const { shuttle, loaners } = scheduling.transport;
  return new Map([
    ...Object.entries(facts).map(([name, value]): [string, boolean] => [name, value !== null]),
    ...Condition.options.map((name): [string, boolean] => [
      name,
      inventory.conditions.includes(name),
    ]),
    ["service.rides", shuttle || loaners > 0],
    ["cookies.asked", !isGranted(privacy.cookieTier)],
    ["cookies.decline", offersDecline(privacy.cookieTier)],
    ...Object.entries(pages),
  ]);
}
