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
  matches: HelpMatches[];
  cards: Card[];
}
