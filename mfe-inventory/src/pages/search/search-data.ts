import type { CardData } from "../../parts/card-data.ts";

export interface Option {
  label: string;
  href: string;
  selected: boolean;
  /** Cars that this option shows, given the other filters; null = not counted. */
  count: number | null;
}

export interface FilterGroup {
  id: string;
  title: string;
  options: Option[];
}

/** Everything the search page shows. */
export interface SearchData {
  /** "Used SUVs under $20,000 for sale". */
  heading: string;
  total: number;
  /** "128 vehicles". */
  count: string;
  /** "Show 128 vehicles": the button that closes the filters on a phone. */
  showCount: string;
  breadcrumbs: { label: string; href?: string }[];
  groups: FilterGroup[];
  /** Filters in force; each link takes one away. */
  chips: { label: string; removeLabel: string; href: string }[];
  clearHref: string | null;
  sorts: Option[];
  cards: CardData[];
  pages: {
    position: string;
    previous: string | null;
    next: string | null;
    numbers: { page: number; href: string; current: boolean }[];
  };
  /** Set when there is nothing to list. */
  empty: { title: string; body: string; actions: { label: string; href: string }[] } | null;
}
