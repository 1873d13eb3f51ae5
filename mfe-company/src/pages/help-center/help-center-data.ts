import type { HelpMatches } from "@forecourt/contracts/areas/company/help-center";
import type { Card } from "@forecourt/contracts/content-parts";

export interface HelpCenterData {
  title: string;
  description: string;
  /** Address of the search, which is this page. */
  action: string;
  /** What was searched for; "" = nothing. */
  words: string;
  /** "3 answers for “title”"; null = nothing was searched for. */
  count: string | null;
  /** "We looked for “title” instead of “titel”."; null = for the words as they are. */
  understood: string | null;
  matches: HelpMatches[];
  /** Searches that find something, for a search that found nothing. */
  ideas: { label: string; href: string }[];
  cards: Card[];
}
