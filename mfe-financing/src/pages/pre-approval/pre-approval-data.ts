import type { CarView } from "../../parts/deal/car-view.ts";
import type { GoneData } from "../../parts/gone/gone-data.ts";

interface PageLink {
  label: string;
  href: string;
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
    table: {
      title: string;
      lead: string;
      columns: readonly string[];
      /** The term first. */
      rows: readonly (readonly string[])[];
    };
    disclaimer: string;
  } | null;
  /** Null = it was asked without a car. */
  car: CarView | null;
  /** Begins the full application with what was typed; null = the store takes none. */
  application: { label: string; token: string; vin: string | null } | null;
  nextTitle: string;
  next: readonly PageLink[];
  kept: string;
}

export type PreApprovalPageData = PreApprovalData | GoneData;
