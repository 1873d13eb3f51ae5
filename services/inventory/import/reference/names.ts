import { BodyStyle } from "@forecourt/contracts/vehicle";
import { slug } from "@forecourt/domain/slug";
import { type ModelsByStyle, soldModels } from "@forecourt/service-kit/cars/sold-models";

interface Model {
  name: string;
  bodyStyle: BodyStyle;
}

interface Make {
  name: string;
  models: Map<string, Model>;
}

/** A name at the start of a list of words, and its number of words. */
export interface Found {
  name: string;
  words: number;
}

const MAX_WORDS = 4;

const makes = read();

/** The longest known make at the start of the words; null = none. */
export function makeAt(words: readonly string[]): Found | null {
  return longest(words, (key) => makes.get(key)?.name);
}

/** The longest known model of a make at the start of the words; null = none. */
export function modelAt(make: string, words: readonly string[]): Found | null {
  const models = makes.get(slug(make))?.models;
  return models ? longest(words, (key) => models.get(key)?.name) : null;
}

/** The official spelling of a make: "ford" → "Ford"; unknown makes are unchanged. */
export function makeName(make: string): string {
  return makes.get(slug(make))?.name ?? make;
}

/** The official spelling of a model: "MAZDA3" → "Mazda3"; unknown models are unchanged. */
export function modelName(make: string, model: string): string {
  return modelOf(make, model)?.name ?? model;
}

/** The official spellings of all makes. */
export function knownMakes(): string[] {
  return [...makes.values()].map(({ name }) => name);
}

/** The official spellings of all models of a make; empty for an unknown one. */
export function knownModels(make: string): string[] {
  return [...(makes.get(slug(make))?.models.values() ?? [])].map(({ name }) => name);
}

/** The default body style of a model; null if unknown. */
export function defaultBodyStyle(make: string, model: string): BodyStyle | null {
  return modelOf(make, model)?.bodyStyle ?? null;
}

function modelOf(make: string, model: string): Model | undefined {
  return makes.get(slug(make))?.models.get(slug(model));
}

function longest(
  words: readonly string[],
  nameOf: (key: string) => string | undefined,
): Found | null {
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
    const name = nameOf(slug(words.slice(0, count).join(" ")));
    if (name !== undefined) return { name, words: count };
  }
  return null;
}

function read(): Map<string, Make> {
  return new Map(
    Object.entries(soldModels).map(([name, styles]) => [
      slug(name),
      { name, models: modelsOf(styles) },
    ]),
  );
}

function modelsOf(styles: ModelsByStyle): Map<string, Model> {
  const models = BodyStyle.options.flatMap((bodyStyle) =>
    (styles[bodyStyle] ?? []).map((name): [string, Model] => [slug(name), { name, bodyStyle }]),
  );
  return new Map(models);
}
