import type { OfferCategory } from "./areas/company/offer-paths.ts";
import { photoSource } from "./image-source.ts";

/** Size of the pictures of link previews, in pixels: what social networks show whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const size = `s_${sharePictureSize.width}x${sharePictureSize.height}`;
/** Modifiers for pictures that the images service draws. */
export const drawnModifiers = `f_png,${size}`;
/** Modifiers for photos, which are cut to the size of link previews. */
export const cutModifiers = `f_jpeg,${size}`;

/** Whose offers a picture may show. */
export const sharedOfferKinds = ["dealer", "sales", "service"] as const;
export type SharedOfferKind = OfferCategory | "service";

/**
 * Paths of the pictures of link previews. The address names a page; the images service finds its words itself, so
 * that a stranger cannot put other words under a dealer's name.
 */
export const sharePicture = {
  home: () => drawnPath("home"),
  article: (slug: string) => drawnPath(`article/${slug}`),
  offer: (kind: SharedOfferKind, id: string) => drawnPath(`offer/${kind}/${id}`),
  /** A photo as JPEG, which more networks read than WebP; null where `photo` is neither a URL nor "photos/<path>". */
  photo(photo: string): string | null {
    const source = photoSource(photo);
    return source && `/_ipx/${cutModifiers}/${encodeURIComponent(source)}`;
  },
};

function drawnPath(page: string): string {
  return `/_ipx/${drawnModifiers}/${encodeURIComponent(`share/${page}`)}`;
}
