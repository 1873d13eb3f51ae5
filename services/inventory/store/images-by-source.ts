import type { ImageSource } from "@forecourt/contracts/dealer-config/inventory";

/** A vehicle's image URLs, as in the feed, by the source that they come from. */
export type ImagesBySource = Readonly<Record<ImageSource, readonly string[]>>;
