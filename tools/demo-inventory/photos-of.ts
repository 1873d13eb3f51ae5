/** The host of the demo's photos. It is reached only through `LOCAL_PHOTO_HOST`. */
export const demoPhotoHost = "photos.forecourt.example";

/** View that a photo shows, by the image source in which the feed names it. */
export const photoViews = {
  /** The side, on the dealer's lot. */
  customBackground: ["lot"],
  preview: ["front"],
  additional: ["rear", "dashboard", "seats", "wheel"],
  /** The side, in a studio. */
  evox: ["side"],
} as const;

type Source = keyof typeof photoViews;
export type PhotoView = (typeof photoViews)[Source][number];

/** A car without photos. */
export const noPhotos: Record<Source, string[]> = {
  customBackground: [],
  preview: [],
  additional: [],
  evox: [],
};

/** The URLs of a car's photos. Photos of a car in transit do not show the dealer's lot. */
export function photosOf(vin: string, inTransit = false): Record<Source, string[]> {
  const urls = (views: readonly PhotoView[]) =>
    views.map((view) => `https://${demoPhotoHost}/${vin}/${view}.jpg`);
  return {
    customBackground: inTransit ? [] : urls(photoViews.customBackground),
    preview: urls(photoViews.preview),
    additional: urls(photoViews.additional),
    evox: urls(photoViews.evox),
  };
}

const views: ReadonlySet<string> = new Set<string>(Object.values(photoViews).flat());

export function isPhotoView(name: string): name is PhotoView {
  return views.has(name);
}
