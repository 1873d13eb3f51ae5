import type { GoneData } from "@forecourt/remote-kit/draft/gone";
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
  /** Only on an answer that the sandbox invented. */
  sandbox: { title: string; text: string } | null;
  range: {
    /** The list of cars within the budget, with the tier's score. */
    cars: PageLink;
    note: string;
    /** The score that stands for the tier, for the visitor's payment terms. */
    creditScore: number;
    table: TermsTableData;
    disclaimer: string;
  } | null;
  /** Null = it was asked without a car. */
  car: CarView | null;
  /** What that car costs a month, with its page on the same terms; null = no range, no price or sold. */
  carPayments: { table: TermsTableData; page: PageLink } | null;
  /** Begins the full application with what was typed; null = the store takes none. */
  application: { label: string; token: string; vin: string | null } | null;
  nextTitle: string;
  next: readonly PageLink[];
  kept: string;
}

export type PreApprovalPageData = PreApprovalData | GoneData;
