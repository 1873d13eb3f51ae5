import { AppError } from "@forecourt/contracts/errors";

const shape = /^\/_ipx\/([a-z0-9_,]{1,100})\/([^/?#]+)$/;

/**
 * Reads the target of a picture, `/_ipx/<modifiers>/<source>`: the one path whose last segment may
 * hold slashes, because it is an address percent-encoded as a whole. It has one spelling, that of
 * `encodeURIComponent`, and is passed on as it is. @throws AppError bad-request
 */
export function readImageTarget(target: string): string {
  const source = shape.exec(target)?.[2];
  if (source === undefined || !isCanonical(source)) {
    throw new AppError("bad-request", "expected /_ipx/<modifiers>/<source, percent-encoded>");
  }
  return target;
}

function isCanonical(source: string): boolean {
  try {
    const decoded = decodeURIComponent(source);
    return !/[\\\x00-\x1f\x7f]/.test(decoded) && encodeURIComponent(decoded) === source;
  } catch {
    return false;
  }
}
