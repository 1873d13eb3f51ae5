import { type ImageSources, imageSources } from "@forecourt/contracts/image-source";

/**
 * The sizes at which photos are shown, and the widths worth loading: on a phone with three pixels per dot
 * 1280 is sharp, and more cannot be seen. 768 is what phones with less than two need.
 */
const uses = {
  /** In a list: one column, two, then as wide as the grid's columns become. */
  card: {
    sizes: "(min-width: 64rem) 20rem, (min-width: 36rem) 50vw, 100vw",
    widths: [320, 640, 768, 1024],
  },
  /** The large one of a car's page, beside its price from 64rem on. */
  stage: {
    sizes: "(min-width: 80rem) 48.5rem, (min-width: 64rem) calc(100vw - 30rem), 100vw",
    widths: [640, 768, 1024, 1280, 1536],
  },
  /** The whole window. */
  fullScreen: { sizes: "100vw", widths: [640, 1280, 2048, 3072] },
  enlarged: { sizes: "200vw", widths: [1280, 2048, 3072] },
  thumbnail: { sizes: "6rem", widths: [320] },
} as const;

export type PhotoUse = keyof typeof uses;

/** Attributes of a photo's `<img>`; null when the text is not the URL of a photo. */
export function photoSources(photo: string, use: PhotoUse): ImageSources | null {
  return imageSources(photo, uses[use]);
}
