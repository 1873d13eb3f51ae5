/** Widths of the specification's layouts, in CSS pixels. */
const breakpoints = [320, 640, 768, 1024, 1280, 1536] as const;

const densities = [1, 2] as const;

/** Every width, in pixels, in which images are served: the breakpoints at densities 1 and 2. */
export const imageWidths: readonly number[] = [
  ...new Set(densities.flatMap((density) => breakpoints.map((width) => width * density))),
].sort((left, right) => left - right);

const ownPhotos = "photos/";
/** A file name that is valid on every system and cannot leave its folder. */
const plainName = /^[\p{L}\p{N}_][\p{L}\p{N}_ .()+@=,-]{0,119}$/u;

/**
 * The segments of "photos/<path>", a path in the dealer's folder `photos`; null for anything else and for
 * ambiguous names.
 */
export function ownPhotoPath(photo: string): string[] | null {
  if (!photo.startsWith(ownPhotos)) return null;
  const path = photo.slice(ownPhotos.length).split("/");
  return path.every((name) => plainName.test(name)) ? path : null;
}

/**
 * Path of a photo at one of `imageWidths`, as webp; null where `photo` is neither a URL nor
 * "photos/<path>". Each image has exactly one path: modifiers in this order, and the photo
 * percent-encoded as one segment, so that its slashes and query are not parsed as part of the path.
 */
export function imagePath(photo: string, width: number): string | null {
  const source = photoSource(photo);
  return source && `/_ipx/f_webp,w_${width}/${encodeURIComponent(source)}`;
}

/** Attributes of the `<img>` of a photo. */
export interface ImageSources {
  src: string;
  srcSet: string;
  sizes: string;
}

interface ImageUse {
  /** Display width, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Some of `imageWidths`, smallest first; `src` is the second, for browsers without `srcset`. */
  widths: readonly number[];
}

/** The URLs of a photo at several widths; null where `photo` is not one. */
export function imageSources(photo: string, { sizes, widths }: ImageUse): ImageSources | null {
  const [first = 0, second = first] = widths;
  const src = imagePath(photo, second);
  if (src === null) return null;
  const srcSet = widths.map((width) => `${imagePath(photo, width)} ${width}w`).join(", ");
  return { src, srcSet, sizes };
}

/** A photo as the source of an address below `/_ipx`; null where it is neither a URL nor "photos/<path>". */
export function photoSource(photo: string): string | null {
  if (ownPhotoPath(photo)) return photo;
  const url = URL.parse(photo);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
