import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import type { CarView } from "../../parts/deal/car-view.ts";

interface PageLink {
  label: string;
  href: string;
}

/** Finished texts of a table, the term first in each row. */
export interface TermsTableData {
  title: string;
  /** Sentences above the table. */
  lead: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The answer as its page shows it: finished texts. */
export interface PreApprovalData {
  kind: "answer";
  number: string;
  title: string;
  /** Sentences under the title. */
  lead: readonly string[];
  /**
   * Until when the range is valid, or that it has expired; null = there is no range, or the answer was stored before
   * validity was recorded.
   */
  validity: string | null;
  /** Only on an answer that the sandbox invented. */
  sandbox: { title: string; text: string } | null;
  range: {
    /** The list of cars within the budget, with the tier's score; `tax` says how it counts. */
    cars: PageLink & { tax: string };
    note: string;
    /**
     * Shown instead of the note when the visitor's consent does not allow the site to remember the range: a link to
     * change it.
     */
    notKept: { note: string; settings: string };
    /**
     * Values that become part of the visitor's terms: the score that represents the tier, and the token of this answer.
     */
    terms: { creditScore: number; preApproval: string };
    table: TermsTableData;
    disclaimer: string;
  } | null;
  /** Null = the visitor asked for the pre-approval without a car. */
  car: CarView | null;
  /**
   * Monthly payments of the car, with a link to its page on the same terms; null = no range, no price, or the car is
   * sold.
   */
  carPayments: {
    /** Then going on with the car is the main action, else the cars that fit are. */
    fits: boolean;
    table: TermsTableData;
    page: PageLink;
    /** The form that shows the same car with another amount down. */
    down: {
      vin: string;
      /** Months; the table has the terms of the range, and the words lead with the one next to it. */
      term: number;
      /** Whole dollars for a trade-in; 0 = none. */
      trade: number;
      value: string;
      /** Why the value does not count; null = it does. */
      error: string | null;
      label: string;
      help: string;
      update: string;
    };
  } | null;
  /** Begins the full application with what was typed; null = the store takes none. */
  application: ApplicationStart | null;
  nextTitle: string;
  next: readonly PageLink[];
  kept: string;
}

/** The form that begins the full application. */
export interface ApplicationStart {
  label: string;
  /** Note on the next step; null = another part of the page has it. */
  note: string | null;
  token: string;
  vin: string | null;
  /** Money down and trade-in with which the car's payments are calculated, in whole dollars; null = no car. */
  deal: { moneyDown: number; tradeEquity: number } | null;
}

export type PreApprovalPageData = PreApprovalData | ExpiredLinkData;
