import type { LeadVehicleWithVin } from "@forecourt/contracts/leads/vehicle-of-inventory";
import type { QuoteTerms } from "@forecourt/contracts/quotes/endpoints";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import type { VehiclePayment } from "../../features/payment/vehicle-payment.ts";
import type { HiddenInput } from "../../features/personalize/wizard-address.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";

/** A GET form that leads to the next step with all other answers. */
export interface StepForm {
  action: string;
  hidden: HiddenInput[];
}

/** The lead that gets a quote. */
export interface QuoteLead {
  /** The store that has the car. */
  store: string;
  vehicle: LeadVehicleWithVin;
  terms: QuoteTerms;
}

interface Link {
  label: string;
  href: string;
}

/** Data of a step. */
export type Question =
  | { step: "cashDown"; form: StepForm }
  | {
      step: "tradeEquity";
      form: StepForm;
      /** Position of the slider until an equity is stated, in dollars; no calculation uses it. */
      start: number;
    }
  | {
      step: "tradingIn";
      form: StepForm;
      options: { value: "yes" | "no"; label: string; isChosen: boolean }[];
    }
  | {
      step: "creditScore";
      form: StepForm;
      /** "Closest to yours". */
      labelsTitle: string;
      /** The four labels with the scores they stand for, "690–759"; each leads to this step with its own. */
      labels: { label: string; range: string; score: number; href: string }[];
    }
  | {
      step: "months";
      form: StepForm;
      /** Note on what the payments are based on. */
      note: string;
      /** The terms with their payments, shortest first. */
      options: { months: number; label: string; payment: string; isChosen: boolean }[];
    }
  | {
      step: "details";
      lead: QuoteLead;
      /** The sentence on calls and texts, where another store than the visitor's has the car. */
      consent?: string;
      /** Sentences about what the visitor gets. */
      benefits: string[];
      zip: { label: string; help: string; value: string };
      copyLabel: string;
      submit: string;
      /** The page of the car. It exists also after the car is sold. */
      carPath: string;
      /** Shown when sending failed. */
      failed: string;
    };

/** Everything that one step of personalizing a price shows. */
export interface PersonalizeData {
  card: CardData;
  /** "Personalize my price". */
  label: string;
  progress: { text: string; number: number; count: number };
  /** The question. */
  title: string;
  help: string;
  question: Question;
  /** The step before; null at the first. */
  back: Link | null;
  continueLabel: string;
  /** The estimate on the answers so far. */
  payment: VehiclePayment;
  estimateTitle: string;
  /** Note that missing answers are the dealer's defaults; null when all are answered. */
  estimateNote: string | null;
  /** Saved as the visitor's preferences. */
  preferences: BuyerPreferences;
}
