import type { Vocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { slug } from "@forecourt/domain/slug";

/** Models by make as the feeds spell them, of every vehicle that is or was for sale. */
export type ModelsByMake = ReadonlyMap<string, ReadonlySet<string>>;

export interface ModelsByMakeBuilder {
  push(make: string, model: string): void;
  build(): ModelsByMake;
}

/** A builder that starts with a copy of `names`. */
export function createModelsByMakeBuilder(names: ModelsByMake = new Map()): ModelsByMakeBuilder {
  const made = new Map([...names].map(([make, models]) => [make, new Set(models)]));
  return {
    push(make, model) {
      const models = made.get(make);
      if (models) models.add(model);
      else made.set(make, new Set([model]));
    },
    build: () => made,
  };
}

/** A name with its URL slug and every spelling in the feeds ("Mitsubishi", "MITSUBISHI"). */
export interface SpelledName {
  readonly slug: string;
  readonly name: string;
  readonly spellings: readonly string[];
}

export type NamesBySlug = ReadonlyMap<string, SpelledName>;

/** Names by URL slug, sorted by slug. */
export function namesBySlug(writings: Iterable<string>): NamesBySlug {
  const grouped = Map.groupBy(new Set(writings), slug);
  const named = [...grouped].map(([word, several]): [string, SpelledName] => [
    word,
    // Uppercase sorts before lowercase: of "MITSUBISHI" and "Mitsubishi" the last one is used.
    { slug: word, name: several.toSorted().at(-1) ?? word, spellings: several },
  ]);
  return new Map(named.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The vocabulary of these makes and models. */
export function vocabularyOf(names: ModelsByMake): Vocabulary {
  const makes = [...namesBySlug(names.keys()).values()].map((make) => {
    const models = make.spellings.flatMap((writing) => [...(names.get(writing) ?? [])]);
    return {
      slug: make.slug,
      name: make.name,
      models: [...namesBySlug(models).values()].map(toOption),
    };
  });
  return { makes };
}

function toOption({ slug: word, name }: SpelledName): { slug: string; name: string } {
  return { slug: word, name };
}
