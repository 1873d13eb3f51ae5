import { z } from "zod";

/** Most redirects of one dealer. */
const MAX_REDIRECTS = 2_000;

/** Most characters of a former path. */
const MAX_FORMER_PATH = 200;

const segments = "(?:\\/[a-z0-9._-]+)+";

/**
 * A former path, in lower case; with `/*` at its end, all paths below it. Paths of the platform begin with other
 * characters or are refused when loaded, because an area or the platform owns them.
 */
const FormerPath = z
  .string()
  .max(MAX_FORMER_PATH)
  .regex(
    new RegExp(`^${segments}(?:\\/\\*)?$`),
    "a path in lower case, such as /about-us or /blog/*",
  );

/** A path of this site, or a whole address elsewhere; with `/*` at its end, what matched `*` is appended. */
const Target = z
  .string()
  .max(2_000)
  .regex(
    new RegExp(`^(?:\\/|${segments}(?:\\/\\*)?|https:\\/\\/[a-z0-9.-]+(?:\\/[^\\s\\\\]*)?)$`, "i"),
    "a path of this site, such as /our-company, or an address that begins with https://",
  );

/**
 * Where the former addresses of a dealer lead: `{ "/about-us": "/our-company", "/parts": "https://…" }`. One hop:
 * what an address leads to is itself no former address.
 */
export const Redirects = z
  .record(FormerPath, Target)
  .refine((all) => Object.keys(all).length <= MAX_REDIRECTS, `at most ${MAX_REDIRECTS} redirects`);
export type Redirects = z.infer<typeof Redirects>;

const anything = "/*";

/**
 * Where a path leads; null = nowhere. The exact path comes before the longest one with `/*`.
 * @param path of a URL, escaped, without a slash at its end; upper and lower case are the same
 */
export function redirectOf(redirects: Redirects, path: string): string | null {
  const lower = path.toLowerCase();
  if (Object.hasOwn(redirects, lower)) return withRest(redirects[lower] ?? "", "");
  // Only the beginning may be a former path; a path of thousands of slashes is as quick as a short one.
  const from = MAX_FORMER_PATH - anything.length;
  for (let end = lower.lastIndexOf("/", from); end > 0; end = lower.lastIndexOf("/", end - 1)) {
    const former = lower.slice(0, end) + anything;
    if (Object.hasOwn(redirects, former)) return withRest(redirects[former] ?? "", path.slice(end));
  }
  return null;
}

function withRest(target: string, rest: string): string {
  return target.endsWith(anything) ? target.slice(0, -anything.length) + rest : target;
}
