import type { PaymentDisclosure } from "../payment/card-payment-data.ts";
import type { CardData } from "../vehicle-card/card-data.ts";

/** Cars like the one of the page. */
export interface SimilarVehiclesData {
  cards: CardData[];
  /** Disclosures of the cards' payments, which must be on the same page. */
  disclosures: PaymentDisclosure[];
}
