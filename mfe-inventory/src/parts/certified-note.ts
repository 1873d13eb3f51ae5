import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Who certifies cars, and the way to what that means; every text is finished. */
export interface CertifiedNoteData {
  text: string;
  /** Null = the site has no articles. */
  link: { label: string; href: string } | null;
}

/** What a list of certified cars, or the page of one, says about that; null for cars of other conditions. */
export function certifiedNote(
  about: "car" | "list",
  condition: string | undefined,
  { texts, pages }: Pick<SiteContext, "texts" | "pages">,
): CertifiedNoteData | null {
  if (condition !== "certified") return null;
  return {
    text: fillText(texts, `certified.${about}`),
    link:
      pages["articles"] === true
        ? {
            label: fillText(texts, "certified.more"),
            href: articlePath({ collection: "faqs", slug: "what-is-a-certified-car" }),
          }
        : null,
  };
}
