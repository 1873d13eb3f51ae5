import type { PreApprovalField } from "@forecourt/domain/financing/pre-approval-form";
import type { hoursField } from "@forecourt/domain/financing/pre-approval-hours";
import type { CarView } from "../deal/car-view.ts";
import type { StatedDealView } from "../deal/stated-terms.ts";

interface Choice {
  value: string;
  label: string;
}

interface PageLink {
  label: string;
  href: string;
}

/** The form of a pre-approval, with its texts. */
export interface PreApprovalFormData {
  /** True = the answer begins with the score. */
  isScore: boolean;
  /** The car of the pre-approval, from the page's address. */
  car: CarView;
  /** Terms that the visitor has stated with the car. */
  stated: StatedDealView;
  /** The ZIP code of the page's address; null = the visitor's own is filled in. */
  zip: string | null;
  labels: Readonly<Record<PreApprovalField | typeof hoursField, string>>;
  help: { monthlyHousing: string; income: string; hoursPerWeek: string };
  parts: { about: string; money: string };
  choose: string;
  housing: readonly Choice[];
  periods: readonly Choice[];
  consent: { version: string; title: string; text: string; agree: string };
  submit: string;
  sending: string;
  privacy: string;
  summary: {
    /** Titles by the number of faulty fields; the title for several has `{count}`. */
    titles: Readonly<Record<"none" | "one" | "other", string>>;
    reason: string;
    call: string;
  };
  /** Link to the answer of a visitor who already has one; `path` is the page of answers. */
  known: { title: string; text: string; label: string; path: string };
  /** Message for a form that could not be sent. */
  failed: string;
  /** The store's sales department; E.164. */
  phone: string;
  /** The form as it was rejected without a script; null = it is new. */
  returned: {
    fields: Readonly<Record<string, string>>;
    faults: Readonly<Record<string, string>>;
  } | null;
}

/** Data of a page of the pre-approval. */
export interface FormPageData {
  title: string;
  lead: string;
  /** Null = the store has no pre-approval of its own. */
  form: PreApprovalFormData | null;
  /** The dealer's partner who checks scores; null = none, or the form is shown. */
  outside: PageLink | null;
  others: { title: string; lead: string; links: readonly PageLink[]; hours: string };
}
