import type { ApplicationPage } from "@forecourt/contracts/areas/financing/application-flow";
import type { ApplicationStep } from "@forecourt/domain/financing/applicant-fields";
import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import type { ComponentProps } from "react";
import type { FormTexts } from "../../parts/application/application-text.ts";
import type { CarView } from "../../parts/deal/car-view.ts";
import type { ChoiceField } from "../../parts/form/choice-field.tsx";

/** A label and where it leads. */
interface Link {
  label: string;
  href: string;
}

/** Data of the frame around every page of a draft. */
export interface Frame {
  title: string;
  lead: string | null;
  /** "Step 2 of 4" */
  progress: string;
  steps: { label: string; state: "done" | "current" | "open" }[];
  /** Action of the page's form. */
  action: string;
  page: ApplicationPage;
  labels: FormTexts;
  resume: { path: string; text: string };
  isSaved: boolean;
  /** Whether the application was begun with the data of a pre-approval. */
  isFilled: boolean;
  isBusy: boolean;
  call: { phone: string; text: string };
}

/** A page with the fields of one step of one applicant. */
export interface StepData extends Frame {
  kind: "step";
  step: ApplicationStep;
  /** True where the borrower's device fills in the co-borrower's part. */
  isCo: boolean;
  /** Saved values, by path. */
  fields: Readonly<Record<string, string>>;
  /** Texts by path; empty = none are shown. */
  faults: Readonly<Record<string, string>>;
  /** The car and the amount to finance, of the deal; null = another step. */
  deal: { car: CarView; who: WhoApplies } | null;
  /**
   * Summary of the deal for a co-borrower, before they affirm that they apply jointly; on the page of the deal, the
   * notice that a co-borrower has begun. Null = another page.
   */
  together: StepNotice | null;
  /** The box by which a co-borrower states that they live at the borrower's address; null = no such box. */
  sharedHome: { label: string; help: string; isGiven: boolean } | null;
  /** Entries of the list that are shown. */
  entries: number;
  /** Text about the required months of history; null = the step has no history. */
  history: { text: string; isCovered: boolean } | null;
  asksMaritalStatus: boolean;
  consents: { name: string; version: string; title: string; text: string; label: string }[];
  /** Why agreements that were given have to be given again; null = they do not. */
  again: string | null;
  consentPage: string;
  phoneMask: string;
  states: { value: string; label: string }[];
  check: CheckData;
  /** Welcomes an invited co-borrower on their first page. */
  welcome: StepNotice | null;
  /** An id of this page as it was drawn, and that of the page which had saved the step by then. */
  editor: string;
  seen: string;
  /**
   * Values that another window had saved in this step before this window replaced them; null = nothing was replaced.
   */
  replaced: ReviewSection["rows"] | null;
  hasBack: boolean;
}

/** A section before the form of a step; a welcome has no rows. */
interface StepNotice {
  title: string;
  rows?: ReviewSection["rows"];
  text: string;
}

/** Whether the borrower applies alone; null = a co-borrower has begun, and their own page changes it. */
export type WhoApplies = ComponentProps<typeof ChoiceField> | null;

/** Values against which the browser checks the fields before it sends them. */
export interface CheckData {
  /** Time zone of the store, whose calendar day counts. */
  timezone: string;
  consents: Readonly<Record<"softPull" | "hardPull" | "esign" | "jointIntent", string>>;
  isJoint: boolean;
  /** The car as saved, and its price; null = none with a price. */
  priced: { vin: string; totalCents: number } | null;
  /** The state of the present address, as saved. */
  state: string;
  /** The texts of faults, by code. */
  faults: Readonly<Record<string, string>>;
}

/** The page where the borrower decides how the co-borrower's part is filled in. */
export interface CoBorrowerData extends Frame {
  kind: "co-borrower";
  invitation: "sent" | "begun" | "complete" | null;
  /** "Invited on Monday, …"; null = not known, or none is invited. */
  invitedOn: string | null;
  /** Makes a link, with what it deletes. */
  invite: { title: string; text: string; label: string };
  /** A new link, shown once. */
  link: { path: string; text: string } | null;
  hereHref: string;
}

export interface ReviewSection {
  title: string;
  edit: Link;
  /** Sentence about the missing fields; null = the section is complete. */
  missing: string | null;
  rows: { label: string; value: string }[];
}

/** Review of all answers before the application is sent. */
export interface ReviewData extends Frame {
  kind: "review";
  sections: ReviewSection[];
  /** Progress of an invited co-borrower; null = none is invited. */
  invited: { title: string; text: string } | null;
  /**
   * Prepared message with which an invited co-borrower tells the borrower that their part is done; null = no message is
   * needed.
   */
  tell: { label: string; href: string } | null;
  /** Null = the borrower may send it. */
  notReady: string | null;
  submit: { label: string; text: string } | null;
  mayAddCoBorrower: boolean;
  mayDelete: boolean;
}

export type ApplicationStepData = StepData | CoBorrowerData | ReviewData | ExpiredLinkData;
