import { AppError } from "@forecourt/contracts/errors";
import { imageWidths, ownPhotoPath } from "@forecourt/contracts/vehicle/image-source";

/** Where a picture comes from: a file of the dealer's own folder, or an address on the web. */
export type Source = { kind: "own"; path: readonly string[] } | { kind: "web"; url: URL };

export interface PictureRequest {
  width: number;
  source: Source;
}

const modifiersShape = /^f_webp,w_([1-9]\d{1,3})$/;
/** Kinds that are never read: told by the name, so that nobody is asked for them. */
const unreadable = /\.(?:svgz?|gif|tiff?|bmp|ico|pdf|heic|heif|jxl)$/i;

const MAX_SOURCE = 2_000;

/**
 * Reads `/_ipx/<modifiers>/<source>`, both decoded. What is allowed has one spelling, the one that
 * `imagePath` of the contracts writes; anything else is refused before any work.
 * @throws AppError bad-request, or picture-unsupported
 */
export function readRequest(modifiers: string, source: string): PictureRequest {
  const width = Number(modifiersShape.exec(modifiers)?.[1]);
  if (!imageWidths.includes(width)) {
    throw new AppError("bad-request", `expected f_webp,w_<one of ${imageWidths.join(", ")}>`);
  }
  if (source.length > MAX_SOURCE) throw refusal("a shorter source");
  refuseUnreadable(source.replace(/[?#].*$/, ""));
  const path = ownPhotoPath(source);
  return { width, source: path ? { kind: "own", path } : readWeb(source) };
}

function readWeb(source: string): Source {
  const url = URL.parse(source);
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal("photos/<path> or an https address");
  if (url.href !== source) throw refusal("an address in its normal form");
  if (url.username !== "" || url.password !== "") throw refusal("an address without a login");
  if (url.port !== "") throw refusal("an address without a port");
  if (url.hash !== "") throw refusal("an address without a fragment");
  return { kind: "web", url };
}

function refuseUnreadable(path: string): void {
  if (unreadable.test(path)) throw new AppError("picture-unsupported", expectedKinds);
}

/** What a refused picture should have been. */
export const expectedKinds = "expected a JPEG, PNG, WebP or AVIF picture";

function refusal(expected: string): AppError {
  return new AppError("bad-request", `expected ${expected}`);
}
