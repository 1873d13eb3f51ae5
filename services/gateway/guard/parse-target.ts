import { AppError } from "@forecourt/contracts/errors";
import { parseImageTarget } from "./parse-image-target.ts";

export interface Target {
  /**
   * Decoded once; no segment contains a slash, a backslash or a control character, or is a dot
   * segment. The path of an image stays encoded, because its last segment is a URL.
   */
  path: string;
  /** The same path in its canonical encoding, with the query unchanged. */
  url: string;
}

/**
 * Parses a request target into one canonical form, so that the gateway and the upstreams never
 * interpret one path differently.
 * @throws AppError bad-request, or target-too-long above `maxBytes`.
 */
export function parseTarget(target: string, maxBytes: number): Target {
  if (target.length > maxBytes) throw new AppError("target-too-long", "the address is too long");
  if (!target.startsWith("/")) throw badRequest("expected a path");
  if (target.startsWith("//")) throw badRequest("a path cannot begin with two slashes");
  if (/[^\x21-\x7e]|#/.test(target)) throw badRequest("expected percent-encoding");
  if (target.startsWith("/_ipx/")) return { path: target, url: parseImageTarget(target) };
  const mark = target.indexOf("?");
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const segments = rawPath.split("/").map(decodeSegment);
  const query = mark < 0 ? "" : target.slice(mark);
  return { path: segments.join("/"), url: segments.map(encodeSegment).join("/") + query };
}

function decodeSegment(raw: string): string {
  const segment = decode(raw);
  if (segment === "." || segment === "..") throw badRequest("a path cannot hold dot segments");
  if (/[/\\\x00-\x1f\x7f]/.test(segment)) {
    throw badRequest("a path cannot hold encoded slashes, backslashes or control characters");
  }
  return segment;
}

/** Rejects malformed escapes, overlong forms, lone surrogates and any other invalid UTF-8. */
function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw badRequest("expected valid percent-encoded UTF-8");
  }
}

/** Percent-encodes all but the characters that RFC 3986 allows in a segment (section 3.3, `pchar`). */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /%(?:24|26|2B|2C|3A|3B|3D|40)/g,
    decodeURIComponent,
  );
}

function badRequest(message: string): AppError {
  return new AppError("bad-request", message);
}
