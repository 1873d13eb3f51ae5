import type { Vocabulary } from "@forecourt/contracts/inventory";
import { slug } from "@forecourt/domain/slug";

/** Makes as cars write them, each with its models: of every car that is or was for sale. */
export type ModelsByMake = ReadonlyMap<string, ReadonlySet<string>>;

export interface ModelsByMakeBuilder {
  push(make: string, model: string): void;
  build(): ModelsByMake;
}

/** Names that begin with those of `names`, which are left as they are. */
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

/** A name by its URL word, and every way in which cars write it ("Mitsubishi", "MITSUBISHI"). */
export interface SpelledName {
  readonly slug: string;
  readonly name: string;
  readonly spellings: readonly string[];
}

export type NamesBySlug = ReadonlyMap<string, SpelledName>;

/** The names by URL word, in the order of the words. */
export function namesBySlug(writings: Iterable<string>): NamesBySlug {
  const grouped = Map.groupBy(new Set(writings), slug);
  const named = [...grouped].map(([word, several]): [string, SpelledName] => [
    word,
    // Capitals sort before small letters: of "MITSUBISHI" and "Mitsubishi" the last is the name.
    { slug: word, name: several.toSorted().at(-1) ?? word, spellings: several },
  ]);
  return new Map(named.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** What the URL words of these names mean. */
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
