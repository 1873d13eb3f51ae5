import type { ReactNode } from "react";
import { UnclearNotice } from "../../features/search-text/unclear-notice.tsx";
import { NoResults } from "./no-results.tsx";
import type { SearchData } from "./search-data.ts";
import { SearchIdeasList } from "./search-ideas-list.tsx";

type SearchHelpProps = Partial<Pick<SearchData, "unclear" | "ideas" | "noResults" | "sitePages">>;

/**
 * Notes of a list about its search: pages of the site, terms that were not understood, popular searches, or filters to
 * relax.
 */
export function SearchHelp({ unclear, ideas, noResults, sitePages }: SearchHelpProps): ReactNode {
  if (sitePages) return <SearchIdeasList ideas={sitePages} id="search-site-pages" />;
  if (unclear) return <UnclearNotice {...unclear} />;
  if (ideas) return <SearchIdeasList ideas={ideas} id="search-ideas" />;
  return noResults && <NoResults data={noResults} />;
}
