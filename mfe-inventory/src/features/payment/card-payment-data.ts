/** An estimated monthly payment on a card. */
export interface CardPayment {
  /** "$312"; null = nothing is left to finance. */
  amount: string | null;
  /** What it rests on, in short. */
  terms: string;
  /** Id of the disclosure on the same page. */
  disclosure: string;
}

/** What the law wants to be read with a payment. */
export interface PaymentDisclosure {
  id: string;
  title: string;
  paragraphs: string[];
}
