import { allAreas } from "./area-definitions.ts";
import { type LinkTarget, linkTo } from "./link-targets.ts";
import type { SiteContext } from "./site.ts";

/** A page that a text search leads to. */
export interface FoundPage {
  label: string;
  path: string;
}

/**
 * The pages of the site that have a word of `text` among their words, in the order of the areas; those that are
 * switched off are left out. `text` is what a visitor typed.
 */
export function findPages(
  text: string,
  { pages, texts }: Pick<SiteContext, "pages" | "texts">,
): FoundPage[] {
  const typed = ` ${tokensOf(text).join(" ")} `;
  return allAreas.flatMap(({ name, finds = {} }) =>
    Object.entries(finds).flatMap(([page, label]): FoundPage[] => {
      const path = linkTo(pages, `${name}.${page}` as LinkTarget);
      const phrases = (texts[`find.${name}.${page}`] ?? "").split(",").map(tokensOf);
      const isNamed = phrases.some((one) => one.length > 0 && typed.includes(` ${one.join(" ")} `));
      return path !== null && isNamed ? [{ label: texts[label] ?? label, path }] : [];
    }),
  );
}

/** Words in lower case, without accents and without the s of a plural. */
function tokensOf(text: string): string[] {
  const folded = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
}
