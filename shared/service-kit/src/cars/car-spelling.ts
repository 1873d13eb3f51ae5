import { knownName } from "@forecourt/domain/plain-name";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { soldModels } from "./sold-models.ts";

const modelsByMake = new Map(
  Object.entries(soldModels).map(([make, styles]): [string, string[]] => [
    make,
    Object.values(styles)
      .flat()
      .toSorted((one, other) => one.localeCompare(other, "en-US")),
  ]),
);

interface CarName {
  make: string;
  model: string;
}

/** Suggestions for a form: the models of each make in one text, separated by ", ". */
export const suggestedModels: Readonly<Record<string, string>> = Object.fromEntries(
  [...modelsByMake].map(([make, models]) => [make, models.join(", ")]),
);

/**
 * Make and model in the spelling of their makers: "mitsubishi outlander" → "Mitsubishi Outlander"; unknown ones are
 * unchanged.
 */
export function canonicalSpelling({ make: typed, model }: CarName): CarName {
  const make = knownName(canonicalMake(typed), [...modelsByMake.keys()]);
  const known = make !== null && modelsByMake.get(make);
  return known ? { make, model: knownName(model, known) ?? model } : { make: typed, model };
}

/** Splits "Land Rover Discovery" into make and model; of an unknown make, after its first word. */
export function splitCarName(name: string): CarName {
  const words = name.trim().split(/\s+/);
  const isMake = (count: number) =>
    knownName(words.slice(0, count).join(" "), [...modelsByMake.keys()]) !== null;
  const count = [3, 2].find((length) => length < words.length && isMake(length)) ?? 1;
  return { make: words.slice(0, count).join(" "), model: words.slice(count).join(" ") };
}
