import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { Applicant } from "@forecourt/domain/financing/applicant";
import type { ApprovalTerm, CreditTier } from "@forecourt/domain/financing/approval-range";
import type { FiguredOffer } from "@forecourt/domain/financing/loan-offer";
import type {
  ConsentName,
  PreApprovalApplicant,
} from "@forecourt/domain/financing/pre-approval-form";

/** Data, sealed with the application, by which its lead reaches the leads service as the visitor's own. */
export interface LeadOrigin {
  /** The visitor's network, for rate limits. */
  network: string;
  formToken: string | null;
  /** The honeypot. */
  website: string | null;
  /** Language of the page that sent the application, and of the mails; missing or null = English. */
  language?: string | null;
}

/** A consent as given: the text that was shown, and when. */
export interface GivenConsent {
  name: ConsentName;
  party: "borrower" | "coBorrower";
  version: string;
  text: string;
  at: string;
}

/** The answer to a pre-approval, without data that identifies the applicant. */
export type PreApprovalAnswer =
  | {
      outcome: "range";
      tier: CreditTier;
      creditScore: number;
      /** Model year of the rates; missing = the model year of that day. */
      carYear?: number;
      fromCents: number;
      toCents: number;
      monthlyBudgetCents: number;
      terms: ApprovalTerm[];
    }
  | {
      outcome: "review";
      reason: "no-file" | "frozen" | "budget";
      /** With a score alone. */
      credit?: { tier: CreditTier; creditScore: number };
    }
  | { outcome: "no-answer" };

/** The sealed content of a pre-approval. */
export interface StoredPreApproval {
  kind: "pre-approval";
  applicant: PreApprovalApplicant;
  answer: PreApprovalAnswer;
  /** Null = there was no answer. */
  score: number | null;
  isSandbox: boolean;
  /** Missing = it was sent before the form took a car. */
  deal?: StatedDeal;
  consents: GivenConsent[];
  origin: LeadOrigin;
}

/** The sealed content of a full application. */
export interface StoredApplication {
  kind: "full";
  borrower: Applicant;
  coBorrower: Applicant | null;
  /**
   * True = the co-borrower filled in by a link of their own, and the borrower must not see it. Missing = sent before
   * this was stored, which counts as true with a co-borrower.
   */
  isCoBorrowerInvited?: boolean;
  /**
   * True = the co-borrower's present address was not typed but is the borrower's, and their copy does not show it.
   * Missing = false.
   */
  isHomeShared?: boolean;
  /** Missing = the application was sent before the form had this part. */
  deal?: StatedDeal;
  /** The dealership. */
  vendorName: string;
  consents: GivenConsent[];
  origin: LeadOrigin;
}

export type StoredContent = StoredPreApproval | StoredApplication;

/** Where the content of an application is sealed. */
export const contentColumn = { table: "financing_applications", column: "content" } as const;

/** Where the reasons of an adverse answer are sealed, as a list of texts. */
export const reasonsColumn = {
  table: "financing_applications",
  column: "adverse_reasons",
} as const;

/** The column of an answer that is not adverse, or not given. */
export const noReasons = "[]";

/** Offer that an applicant accepted, as it was shown, and the place of the acceptance. */
export interface Acceptance {
  at: string;
  /** When the answer was given. */
  answeredAt: string;
  terms: string | null;
  offer: FiguredOffer | null;
  network: string;
  /** `status` = the status page; `mail` = the page behind the link of a mail. */
  page: "status" | "mail";
}

/** An answer that another replaced, as the applicant saw it. */
export interface EarlierAnswer {
  answer: string;
  answeredAt: string;
  replacedAt: string;
  terms: string | null;
  reasons: readonly string[];
  offer: FiguredOffer | null;
  /** ISO day; null = none was stated. */
  validUntil: string | null;
  /** Null = it was not accepted. */
  acceptance: Acceptance | null;
}

/** Where an earlier answer is sealed. */
export const earlierAnswerColumn = {
  table: "financing_earlier_answers",
  column: "content",
} as const;

/** Where the loan of an answer is sealed. */
export const offerColumn = { table: "financing_applications", column: "answer_offer" } as const;

/** Where an acceptance is sealed. */
export const acceptanceColumn = { table: "financing_applications", column: "acceptance" } as const;

/** Where the terms of an answer are sealed. */
export const termsColumn = { table: "financing_applications", column: "answer_terms" } as const;
