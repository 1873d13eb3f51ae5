import type { BodyStyle } from "@forecourt/contracts/vehicle";
import type { ColorFamily } from "@forecourt/contracts/vehicle/vehicle-features";
import type { CardData } from "../../parts/card-data.ts";
import type { PaymentDisclosure } from "../../parts/card-payment-data.ts";
import type { UnlockData } from "../../personal/unlock-data.ts";

/** A link as search engines are to take it: those that lead to lists they may not have say so. */
export interface ListLink {
  label: string;
  href: string;
  nofollow: boolean;
}

export interface Option {
  label: string;
  /** Null where it would find nothing. */
  href: string | null;
  nofollow: boolean;
  selected: boolean;
  /** Cars that this option shows, given the other filters; null = not counted. */
  count: number | null;
  /** "42 vehicles", for those who hear it. */
  counted: string;
  color?: ColorFamily;
  body?: BodyStyle;
}

export interface FormField {
  name: string;
  label: string;
  value: string;
  /** Before the number: "$". */
  unit?: string;
  /** Choices of a select; a number is typed where there are none. */
  choices?: { value: string; label: string }[];
}

/** A filter that is filled in and sent: a GET form, since its address says all. */
export interface FilterForm {
  action: string;
  /** Everything else that is in force, so that it stays. */
  kept: [name: string, value: string][];
  fields: FormField[];
  submit: string;
}

export interface FilterGroup {
  id: string;
  title: string;
  /** What holds, in words, for when the group is closed. */
  chosen: string;
  open: boolean;
  /** `single`: one value at a time. */
  look: "list" | "tiles" | "single";
  options: Option[];
  form: FilterForm | null;
  /** Why there is nothing to choose yet, or what the choice means. */
  note: string | null;
}

/** A piece of a search in words that was not understood, and what can be done with it. */
export interface UnclearWords {
  /** What is wrong with it, in words. */
  text: string;
  links: ListLink[];
}

/** Everything the search page shows. */
export interface SearchData {
  /** "Used SUVs under $20,000 for sale". */
  heading: string;
  total: number;
  /** "1 to 19 of 128 vehicles". */
  count: string;
  /** "Show 128 vehicles": the button that closes the filters on a phone. */
  showCount: string;
  breadcrumbs: { label: string; href?: string }[];
  /** The search in words: where it is sent, what it keeps, what stands in it. */
  words: { action: string; kept: [name: string, value: string][]; value: string };
  /** Set when a search in words was not understood in full. */
  unclear: { title: string; pieces: UnclearWords[] } | null;
  groups: FilterGroup[];
  /** Filters and terms in force; each link takes one away. */
  chips: { label: string; removeLabel: string; href: string }[];
  clearHref: string | null;
  sorts: { label: string; href: string; selected: boolean }[];
  cards: CardData[];
  /** Terms of the cars' payments, one for each rate among them. */
  disclosures: PaymentDisclosure[];
  /** After the last card: the way on. */
  onward: { title: string; label: string; href: string; nofollow: boolean } | null;
  pages: {
    position: string;
    previous: string | null;
    next: string | null;
    nofollow: boolean;
    numbers: { page: number; href: string; current: boolean }[];
  };
  /** Set when there is nothing to list. */
  empty: EmptyState | null;
  /** Missing or null where the list hides no cars, or offers no way to them. */
  unlock?: UnlockData | null;
}

export interface EmptyState {
  title: string;
  body: string;
  /** What giving way on one filter would find, best first. */
  loosen: { label: string; found: string; href: string }[];
  clear: { label: string; href: string } | null;
  /** The cars that come nearest. */
  nearest: CardData[];
}
