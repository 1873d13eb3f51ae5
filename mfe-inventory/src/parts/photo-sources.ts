import { type ImageSources, imageSources } from "@forecourt/contracts/vehicle/image-source";

/**
 * Where photographs are shown, how wide they are there, and the widths that are worth fetching: for a
 * phone of three dots a pixel 1280 is sharp, and nobody sees more.
 */
const uses = {
  /** In a list: one column, two, then as wide as the grid's columns become. */
  card: {
    sizes: "(min-width: 64rem) 20rem, (min-width: 36rem) 50vw, 100vw",
    widths: [320, 640, 1024],
  },
  /** The large one of a car's page, beside its price from 64rem on. */
  stage: {
    sizes: "(min-width: 80rem) 48.5rem, (min-width: 64rem) calc(100vw - 30rem), 100vw",
    widths: [640, 1024, 1280, 1536],
  },
  thumbnail: { sizes: "6rem", widths: [320] },
} as const;

export type PhotoUse = keyof typeof uses;

/** What the `<img>` of a photograph is told; null for what names no photograph. */
export function photoSources(photo: string, use: PhotoUse): ImageSources | null {
  return imageSources(photo, uses[use]);
}
