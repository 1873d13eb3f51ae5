import type { CreditParagraphs } from "@forecourt/remote-kit/credit-paragraphs";

/** An estimated monthly payment on a card. */
export interface CardPayment {
  /** "$312"; null = nothing is left to finance. */
  amount: string | null;
  /** Terms of the payment, in short. */
  terms: string;
  /** Id of the disclosure on the same page. */
  disclosure: string;
}

/** The disclosure of all payments on a page that have the same rate. */
export interface PaymentDisclosure {
  id: string;
  title: string;
  paragraphs: CreditParagraphs;
}
