import type { PageHead, PageRequest } from "@forecourt/contracts/page";
import { siteText } from "./visit-text.ts";

/** The head of a page that a token opens: no search engine keeps it. */
export function pageHead({ site }: PageRequest, step: string): PageHead {
  const t = siteText(site.texts);
  return {
    title: t("head.title", { step }),
    description: t("head.description"),
    canonical: null,
    index: false,
  };
}
