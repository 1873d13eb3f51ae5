import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { toPreferences } from "@forecourt/contracts/areas/inventory/search/stated-preferences";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { usePayment } from "./use-payment.ts";

/** Returns a function that changes payment terms here and, as the visitor's, on all other pages. */
export function useStateTerms(): (terms: SearchPaymentTerms) => void {
  const update = useUpdateVisitor();
  const payment = usePayment();
  return (terms) => {
    payment?.change(terms);
    update({ terms: toPreferences(terms) });
  };
}
