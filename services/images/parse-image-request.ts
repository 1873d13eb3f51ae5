import { AppError } from "@forecourt/contracts/errors";
import { imageWidths, ownPhotoPath } from "@forecourt/contracts/image-source";
import { cutModifiers, drawnModifiers } from "@forecourt/contracts/share-picture";
import { parseShareSource, type ShareSubject } from "./share/share-subject.ts";
import { expectedFormats } from "./source/expected-formats.ts";

/** Where a photo comes from: a file in the dealer's folder, or a URL. */
export type PhotoSource = { kind: "own"; path: readonly string[] } | { kind: "web"; url: URL };

/** A photo at a width, or cut to the size of link previews; or a picture that is drawn for a page. */
export type ImageRequest =
  | { type: "image/webp"; width: number; source: PhotoSource }
  | { type: "image/jpeg"; source: PhotoSource }
  | { type: "image/png"; source: { kind: "share"; subject: ShareSubject } };

const widthShape = /^f_webp,w_([1-9]\d{1,3})$/;
/** Formats that are rejected by their extension, before any request is made. */
const unsupportedExtensions = /\.(?:svgz?|gif|tiff?|bmp|ico|pdf|heic|heif|jxl)$/i;

const MAX_SOURCE_LENGTH = 2_000;

/**
 * Parses `/_ipx/<modifiers>/<source>`, both decoded. Only the exact forms that `imagePath` and `sharePicture` of the
 * contracts write are accepted. @throws AppError bad-request, or picture-unsupported
 */
export function parseImageRequest(modifiers: string, source: string): ImageRequest {
  if (modifiers === drawnModifiers) {
    const subject = parseShareSource(source);
    if (!subject) throw badRequest("share/ and a page that has a picture");
    return { type: "image/png", source: { kind: "share", subject } };
  }
  if (modifiers === cutModifiers) return { type: "image/jpeg", source: parseSource(source) };
  const width = Number(widthShape.exec(modifiers)?.[1]);
  if (!imageWidths.includes(width)) throw badRequest(`f_webp,w_<one of ${imageWidths.join(", ")}>`);
  return { type: "image/webp", width, source: parseSource(source) };
}

function parseSource(source: string): PhotoSource {
  if (source.length > MAX_SOURCE_LENGTH) throw badRequest("a shorter source");
  rejectUnsupported(source.replace(/[?#].*$/, ""));
  const path = ownPhotoPath(source);
  return path ? { kind: "own", path } : parseUrl(source);
}

function parseUrl(source: string): PhotoSource {
  const url = URL.parse(source);
  if (!url || !/^https?:$/.test(url.protocol))
    throw badRequest("photos/<path> or an https address");
  if (url.href !== source) throw badRequest("an address in its normal form");
  if (url.username !== "" || url.password !== "") throw badRequest("an address without a login");
  if (url.port !== "") throw badRequest("an address without a port");
  if (url.hash !== "") throw badRequest("an address without a fragment");
  return { kind: "web", url };
}

function rejectUnsupported(path: string): void {
  if (unsupportedExtensions.test(path)) {
    throw new AppError("picture-unsupported", expectedFormats);
  }
}

function badRequest(expected: string): AppError {
  return new AppError("bad-request", `expected ${expected}`);
}
