import type { PaymentDisclosure } from "../../features/payment/card-payment-data.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";

/** Everything the page of saved cars shows. */
export interface SavedData {
  saved: CardData[];
  seen: CardData[];
  /** Disclosures of the payments on the cards. */
  disclosures: PaymentDisclosure[];
  /** True when the address has no car; the browser may have some. */
  isBare: boolean;
  /** Note about cars of the address that are unknown. */
  missing: string | null;
  /** Side by side, with two saved cars or more. */
  compareHref: string | null;
  /** The saved cars alone, to be shared; null without one. */
  sharePath: string | null;
  searchHref: string;
  /** The form of mails about the prices of the saved cars; null without one, or where the dealer sends none. */
  alertHref: string | null;
}
