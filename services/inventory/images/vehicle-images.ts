import type { InventorySettings } from "@forecourt/contracts/dealer-config/inventory";
import type { ImagesBySource } from "../store/images-by-source.ts";
import { imagesInOrder } from "./image-sources.ts";

export type ImageSettings = Pick<InventorySettings, "imagePriority" | "searchImagePriority">;

/** A vehicle with its images in the order of the dealer's configuration: for its page, and for lists. */
export function withOrderedImages<V extends { imagesBySource: ImagesBySource }>(
  { imagesBySource, ...vehicle }: V,
  { imagePriority, searchImagePriority }: ImageSettings,
): Omit<V, "imagesBySource"> & { images: string[]; image: string | null } {
  return {
    ...vehicle,
    images: imagesInOrder(imagesBySource, imagePriority),
    image: imagesInOrder(imagesBySource, searchImagePriority)[0] ?? null,
  };
}
