import { AppError } from "@forecourt/contracts/errors";
import { readImageTarget } from "./read-image-target.ts";

export interface Target {
  /**
   * Decoded once; segments hold no slash, backslash or control character and are no dot segments. A
   * picture's stays encoded: its last segment is an address with slashes of its own.
   */
  path: string;
  /** The same path in its one canonical encoding, with the query as it came. */
  url: string;
}

/**
 * Reads a request target. Everything behind sees one spelling of a path, so that no two parts can
 * disagree about what it means.
 * @throws AppError bad-request, or target-too-long above `maxBytes`.
 */
export function readTarget(target: string, maxBytes: number): Target {
  if (target.length > maxBytes) throw new AppError("target-too-long", "the address is too long");
  if (!target.startsWith("/")) throw refusal("expected a path");
  if (target.startsWith("//")) throw refusal("a path cannot begin with two slashes");
  if (/[^\x21-\x7e]|#/.test(target)) throw refusal("expected percent-encoding");
  if (target.startsWith("/_ipx/")) return { path: target, url: readImageTarget(target) };
  const mark = target.indexOf("?");
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const segments = rawPath.split("/").map(readSegment);
  const query = mark < 0 ? "" : target.slice(mark);
  return { path: segments.join("/"), url: segments.map(writeSegment).join("/") + query };
}

function readSegment(raw: string): string {
  const segment = decode(raw);
  if (segment === "." || segment === "..") throw refusal("a path cannot hold dot segments");
  if (/[/\\\x00-\x1f\x7f]/.test(segment)) {
    throw refusal("a path cannot hold encoded slashes, backslashes or control characters");
  }
  return segment;
}

/** Refuses malformed escapes, overlong forms, lone surrogates, and whatever else is not UTF-8. */
function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw refusal("expected valid percent-encoded UTF-8");
  }
}

/** Escapes all but what RFC 3986 lets stand in a segment (section 3.3, `pchar`). */
function writeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /%(?:24|26|2B|2C|3A|3B|3D|40)/g,
    decodeURIComponent,
  );
}

function refusal(message: string): AppError {
  return new AppError("bad-request", message);
}
