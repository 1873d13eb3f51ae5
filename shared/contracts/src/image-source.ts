/** Widths of the specification's layouts, in CSS pixels. */
const breakpoints = [320, 640, 768, 1024, 1280, 1536] as const;

const densities = [1, 2] as const;

/** Every width, in pixels, that a picture is made at: the breakpoints at densities 1 and 2. */
export const imageWidths: readonly number[] = [
  ...new Set(densities.flatMap((density) => breakpoints.map((width) => width * density))),
].sort((left, right) => left - right);

const ownPhotos = "photos/";
/** A name that is a file's own on every system, and cannot lead out of its folder. */
const plainName = /^[\p{L}\p{N}_][\p{L}\p{N}_ .()+@=,-]{0,119}$/u;

/**
 * The path below a dealer's folder `photos` that "photos/<path>" names, segment by segment; null for
 * anything else, and for names that could mean two things.
 */
export function ownPhotoPath(photo: string): string[] | null {
  if (!photo.startsWith(ownPhotos)) return null;
  const path = photo.slice(ownPhotos.length).split("/");
  return path.every((name) => plainName.test(name)) ? path : null;
}

/**
 * Path of a photograph at one of `imageWidths`, as webp; null for what names no photograph. `photo`
 * is an address on the web or "photos/<path>". There is one spelling: modifiers in this order, the
 * photograph percent-encoded as a single segment, so that its own slashes and query stay its own.
 */
export function imagePath(photo: string, width: number): string | null {
  const source = sourceOf(photo);
  return source && `/_ipx/f_webp,w_${width}/${encodeURIComponent(source)}`;
}

/** What an `<img>` is told of a photograph. */
export interface ImageSources {
  src: string;
  srcSet: string;
  sizes: string;
}

interface ImageUse {
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Some of `imageWidths`, smallest first; `src` is the second, for browsers without `srcset`. */
  widths: readonly number[];
}

/** The addresses of a photograph at several widths; null for what names no photograph. */
export function imageSources(photo: string, { sizes, widths }: ImageUse): ImageSources | null {
  const [first = 0, second = first] = widths;
  const src = imagePath(photo, second);
  if (src === null) return null;
  const srcSet = widths.map((width) => `${imagePath(photo, width)} ${width}w`).join(", ");
  return { src, srcSet, sizes };
}

function sourceOf(photo: string): string | null {
  if (ownPhotoPath(photo)) return photo;
  const url = URL.parse(photo);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
