import { slug } from "@forecourt/domain/slug";
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

/** Make and model as they are usually spelled: "mitsubishi outlander" → "Mitsubishi Outlander"; unknown ones are unchanged. */
export function usualSpelling({ make: typed, model }: CarName): CarName {
  const make = spelledAs(canonicalMake(typed), [...modelsByMake.keys()]);
  const known = make !== null && modelsByMake.get(make);
  return known ? { make, model: spelledAs(model, known) ?? model } : { make: typed, model };
}

/** Splits "Land Rover Discovery" into make and model; of an unknown make, after its first word. */
export function splitCarName(name: string): CarName {
  const words = name.trim().split(/\s+/);
  const isMake = (count: number) =>
    spelledAs(words.slice(0, count).join(" "), [...modelsByMake.keys()]) !== null;
  const count = [3, 2].find((length) => length < words.length && isMake(length)) ?? 1;
  return { make: words.slice(0, count).join(" "), model: words.slice(count).join(" ") };
}

/** Of several names of the same letters, the one with the same hyphens and blanks. */
function spelledAs(typed: string, names: readonly string[]): string | null {
  const plain = (name: string) => slug(name).replaceAll("-", "");
  const same = names.find((name) => slug(name) === slug(typed));
  return same ?? names.find((name) => plain(name) === plain(typed)) ?? null;
}
