import type { Vocabulary } from "@forecourt/contracts/inventory";
import { slug } from "@forecourt/domain/slug";

/** Makes as cars write them, each with its models: of every car that is or was for sale. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

export interface NamesBuilder {
  push(make: string, model: string): void;
  build(): Names;
}

/** Names that begin with those of `names`, which are left as they are. */
export function newNames(names: Names = new Map()): NamesBuilder {
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
export interface Named {
  readonly slug: string;
  readonly name: string;
  readonly writings: readonly string[];
}

export type NamesBySlug = ReadonlyMap<string, Named>;

/** The names by URL word, in the order of the words. */
export function bySlug(writings: Iterable<string>): NamesBySlug {
  const grouped = Map.groupBy(new Set(writings), slug);
  const named = [...grouped].map(([word, several]): [string, Named] => [
    word,
    // Capitals sort before small letters: of "MITSUBISHI" and "Mitsubishi" the last is the name.
    { slug: word, name: several.toSorted().at(-1) ?? word, writings: several },
  ]);
  return new Map(named.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** What the URL words of these names mean. */
export function vocabularyOf(names: Names): Vocabulary {
  const makes = [...bySlug(names.keys()).values()].map((make) => {
    const models = make.writings.flatMap((writing) => [...(names.get(writing) ?? [])]);
    return { slug: make.slug, name: make.name, models: [...bySlug(models).values()].map(shown) };
  });
  return { makes };
}

function shown({ slug: word, name }: Named): { slug: string; name: string } {
  return { slug: word, name };
}
