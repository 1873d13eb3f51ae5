import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import type { VehiclePayment } from "../../features/payment/vehicle-payment.ts";
import type { PersonalPrice } from "../../features/personalize/personal-price-data.ts";
import type { HiddenInput } from "../../features/personalize/wizard-address.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";
import type { LeadVehicleWithVin } from "../../features/vehicle-lead/lead-vehicle.ts";

/** A question's form: it asks for the next step, with all other answers. */
export interface StepForm {
  action: string;
  hidden: HiddenInput[];
}

/** What is sent to unlock the price. */
export interface UnlockLead {
  template: "UNLOCK_PRICE";
  /** The store that has the car. */
  store: string;
  /** The terms, in words. */
  text: string;
  vehicle: LeadVehicleWithVin;
}

interface Link {
  label: string;
  href: string;
}

/** What a step shows. */
export type Question =
  | { step: "cashDown" | "tradeEquity"; form: StepForm }
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
      step: "details";
      lead: UnlockLead;
      submit: string;
      /** Where the price is shown once they are sent. */
      next: string;
      /** What is said when they could not be. */
      failed: string;
    }
  | {
      step: "finish";
      price: PersonalPrice;
      /** That nothing is kept of it; null where it is. */
      once: string | null;
      receipt: Link | null;
      nextTitle: string;
      next: Link[];
    };

/** Everything that one step of personalising a price shows. */
export interface PersonalizeData {
  card: CardData;
  /** "Personalize my price". */
  label: string;
  progress: { text: string; number: number; count: number };
  /** The question. */
  title: string;
  help: string;
  question: Question;
  /** The step before; null at the first and the last. */
  back: Link | null;
  continueLabel: string;
  /** The estimate on the answers so far. */
  payment: VehiclePayment;
  estimateTitle: string;
  /** That terms that were not answered are the dealer's usual ones; null where all are. */
  estimateNote: string | null;
  /** What is noted of the visitor. */
  preferences: BuyerPreferences;
}
