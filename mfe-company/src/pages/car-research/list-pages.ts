import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { pageWindow } from "@forecourt/ui/navigation/page-window";
import type { CarResearchData } from "./car-research-data.ts";

/** The page of a list that the address names; null = no list has it. */
export function pageOf(url: URL): number | null {
  const page = Number(url.searchParams.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : null;
}

/** Links to the other pages of a list. */
export function listPages(
  page: number,
  pages: number,
  { texts }: SiteContext,
  pathOf: (page: number) => string,
): CarResearchData["pages"] {
  return {
    numbers: pageWindow(page, pages).map((number) => ({
      page: number,
      href: pathOf(number),
      current: number === page,
    })),
    previous: page > 1 ? pathOf(page - 1) : null,
    next: page < pages ? pathOf(page + 1) : null,
    position: fillText(texts, "articles.pages.position", { page, pages }),
  };
}
