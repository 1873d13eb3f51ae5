import { AppError } from "@forecourt/contracts/errors";

const shape = /^\/_ipx\/([a-z0-9_,]{1,100})\/([^/?#]+)$/;

/**
 * Validates an image target, `/_ipx/<modifiers>/<source>`. It is the one path whose last segment may
 * decode to slashes, because the source is a whole URL encoded with `encodeURIComponent`; any other
 * encoding is rejected. Returns the target unchanged. @throws AppError bad-request
 */
export function parseImageTarget(target: string): string {
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
