import { ImageSource } from "@forecourt/contracts/dealer-config/inventory";
import type { ImagesBySource } from "../store/images-by-source.ts";

/** The images of the sources in `priority`, in its order, without repetitions. */
export function imagesInOrder(images: ImagesBySource, priority: readonly ImageSource[]): string[] {
  return [...new Set(priority.flatMap((source) => images[source]))];
}

/**
 * The first image of each source as one text. The search index holds it instead of one image, so that a
 * changed priority applies without a new index. Null = no image.
 */
export function packFirstImages(images: ImagesBySource): string | null {
  const firsts = ImageSource.options.map((source) => images[source][0] ?? "");
  return firsts.every((image) => image === "") ? null : firsts.join("\n");
}

/** The image of the first source in `priority` that has one; `packed` is from `packFirstImages`. */
export function firstPackedImage(
  packed: string | null,
  priority: readonly ImageSource[],
): string | null {
  const firsts = packed?.split("\n") ?? [];
  const imageOf = (source: ImageSource) => firsts[ImageSource.options.indexOf(source)];
  return priority.map(imageOf).find(Boolean) ?? null;
}
