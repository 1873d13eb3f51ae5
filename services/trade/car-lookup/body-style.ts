import type { bodyStyles } from "@forecourt/contracts/body-styles";

type BodyStyle = (typeof bodyStyles)[number];

/** Words of body styles as VIN decoders and sellers write them; the first that occurs counts. */
const words: readonly (readonly [RegExp, BodyStyle])[] = [
  [/convertible|cabriolet|roadster/i, "convertibles"],
  [/pickup|truck|crew cab/i, "trucks"],
  [/minivan/i, "minivans"],
  [/cargo|cutaway|chassis|step van/i, "commercial"],
  [/sport utility|\bsuv\b|crossover/i, "suvs"],
  [/wagon/i, "wagons"],
  [/hatchback|liftback/i, "hatchbacks"],
  [/coupe/i, "coupes"],
  [/sedan|saloon/i, "sedans"],
];

/** The body style that a text names; null = none. */
export function bodyStyleOf(text: string | null): BodyStyle | null {
  if (text === null) return null;
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
