import type { PaymentDisclosure } from "../../features/payment/card-payment-data.ts";
import type {
  Chip,
  FilterGroup,
  HiddenField,
  LoadedOption,
  PackedGroup,
} from "../../features/search-filters/filter-data.ts";
import type { UnclearTerms } from "../../features/search-text/search-text-data.ts";
import type { UnlockData } from "../../features/unlock/unlock-data.ts";
import type { CardData, NextStep } from "../../features/vehicle-card/card-data.ts";
import type { CertifiedNoteData } from "../../parts/certified-note.ts";

/** `SearchData` as the state of the page carries it. */
export interface PackedSearchData extends Omit<SearchData, "groups"> {
  groups: PackedGroup[];
}

/** Everything the search page shows. */
export interface SearchData {
  /** "Used SUVs under $20,000 for sale". */
  heading: string;
  /** Missing or null where the visitor chose no store, or a filter names stores. */
  scope?: StoreScope | null;
  /** Missing or null where not all cars are certified. */
  certified?: CertifiedNoteData | null;
  total: number;
  /** "1 to 19 of 128 vehicles". */
  count: string;
  /** "Show 128 vehicles": closes the filter panel on a phone. */
  showCount: string;
  breadcrumbs: { label: string; href?: string }[];
  /** Text search: its action, its hidden fields, and the current text. */
  searchBox: { action: string; hidden: HiddenField[]; value: string };
  /** Set when a text search was not understood in full. */
  unclear: UnclearTerms | null;
  groups: FilterGroup<LoadedOption>[];
  /** Applied filters and payment terms. */
  chips: Chip[];
  clearHref: string | null;
  sorts: { label: string; href: string; selected: boolean }[];
  cards: CardData[];
  /** Disclosures of the cards' payments, one for each rate. */
  disclosures: PaymentDisclosure[];
  /** The form of mails about new matches; null = the dealer sends none. */
  alertHref: string | null;
  /** After the last card. */
  nextStep: NextStep | null;
  pages: {
    position: string;
    previous: string | null;
    next: string | null;
    nofollow: boolean;
    numbers: { page: number; href: string; current: boolean }[];
  };
  /** Set when no car matches. */
  noResults: NoResultsData | null;
  /** Pages of the site that match the typed text; missing or null = none. */
  sitePages?: LinkSection | null;
  /** Shown in place of cars when no word of the typed text was understood. */
  ideas?: LinkSection | null;
  /** Missing or null when no early-access car matches, or the dealer has no form that unlocks them. */
  unlock?: UnlockData | null;
}

/** Which stores' cars a list has, with a link to the other list. */
export interface StoreScope {
  text: string;
  link: { label: string; href: string };
}

/** A titled list of links: popular searches, or pages of the site. */
export interface LinkSection {
  title: string;
  links: { label: string; href: string; nofollow: boolean }[];
}

export interface NoResultsData {
  title: string;
  body: string;
  /** Lists with one filter removed or widened, best first. */
  relaxations: { label: string; found: string; href: string }[];
  clear: { label: string; href: string } | null;
  alertHref: string | null;
  /** The cars that come closest. */
  nearest: CardData[];
}
