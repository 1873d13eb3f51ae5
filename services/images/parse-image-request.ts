import { AppError } from "@forecourt/contracts/errors";
import { imageWidths, ownPhotoPath } from "@forecourt/contracts/image-source";
import { expectedFormats } from "./expected-formats.ts";

/** Where an image comes from: a file in the dealer's folder, or a URL. */
export type Source = { kind: "own"; path: readonly string[] } | { kind: "web"; url: URL };

export interface ImageRequest {
  width: number;
  source: Source;
}

const modifiersShape = /^f_webp,w_([1-9]\d{1,3})$/;
/** Formats that are rejected by their extension, before any request is made. */
const unsupportedExtensions = /\.(?:svgz?|gif|tiff?|bmp|ico|pdf|heic|heif|jxl)$/i;

const MAX_SOURCE_LENGTH = 2_000;

/**
 * Parses `/_ipx/<modifiers>/<source>`, both decoded. Only the exact form that `imagePath` of the
 * contracts writes is accepted. @throws AppError bad-request, or picture-unsupported
 */
export function parseImageRequest(modifiers: string, source: string): ImageRequest {
  const width = Number(modifiersShape.exec(modifiers)?.[1]);
  if (!imageWidths.includes(width)) {
    throw new AppError("bad-request", `expected f_webp,w_<one of ${imageWidths.join(", ")}>`);
  }
  if (source.length > MAX_SOURCE_LENGTH) throw badRequest("a shorter source");
  rejectUnsupported(source.replace(/[?#].*$/, ""));
  const path = ownPhotoPath(source);
  return { width, source: path ? { kind: "own", path } : parseUrl(source) };
}

function parseUrl(source: string): Source {
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
