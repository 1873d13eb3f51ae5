import { articlePath } from "@forecourt/contracts/areas/company/article-paths";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Who certifies cars, with a link to what certification means; every text is finished. */
export interface CertifiedNoteData {
  text: string;
  /** Null = the site has no articles. */
  link: { label: string; href: string } | null;
}

/** Who certified a car, or those of a list, and how long its warranty is; null for cars of other conditions. */
export function certifiedNote(
  about: "car" | "list",
  condition: string | undefined,
  { texts, pages, certifiedWarranty }: Pick<SiteContext, "texts" | "pages" | "certifiedWarranty">,
): CertifiedNoteData | null {
  if (condition !== "certified") return null;
  const certified = fillText(texts, `certified.${about}`);
  const warranty =
    certifiedWarranty && fillText(texts, "certified.warranty", { warranty: certifiedWarranty });
  return {
    text: warranty ? `${certified} ${warranty}` : certified,
    link:
      pages["articles"] === true
        ? {
            label: fillText(texts, "certified.more"),
            href: articlePath({ collection: "faqs", slug: "what-is-a-certified-car" }),
          }
        : null,
  };
}
