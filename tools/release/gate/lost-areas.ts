import type { ReleaseManifest } from "@forecourt/contracts/release";
import type { Refusal } from "./refusal.ts";

/** The live remotes whose area a shell does not know: it would answer 404 at all their pages. */
export function lostAreas(
  { paths: known }: Pick<ReleaseManifest, "paths">,
  remotes: readonly Pick<ReleaseManifest, "name">[],
): Refusal[] {
  // Shells built before paths were stated have none.
  if (!known) return [];
  const lost = remotes.filter(({ name }) => !Object.hasOwn(known, name.replace(/^mfe-/, "")));
  return lost.map(({ name }) => ({
    reason: `the pages of the live ${name} would be gone: it was added after this commit`,
    mend: "Publish the shell from a commit that has the area.",
  }));
}
