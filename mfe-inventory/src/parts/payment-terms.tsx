import type { FullTerms } from "@forecourt/contracts/search-terms";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { estimateOf, type VehiclePayment } from "./vehicle-payment.ts";

interface Payment {
  data: VehiclePayment;
  terms: FullTerms;
  estimate: PaymentEstimate;
  /** Takes terms as they are moved; what is left out stays. */
  change(terms: Partial<FullTerms>): void;
}

const Context = createContext<Payment | null>(null);

/**
 * Holds the terms that a visitor moves. Only what reads them is drawn again, so that a slider keeps up
 * with the finger; the page around it is handed through as it is.
 */
export function PaymentTerms({
  data,
  children,
}: {
  data: VehiclePayment | null;
  children: ReactNode;
}) {
  const [moved, setMoved] = useState<{ from: VehiclePayment; terms: FullTerms } | null>(null);
  // Another car, or the terms of another address, begin anew.
  const terms = data && moved?.from === data ? moved.terms : data?.terms;
  const value = useMemo((): Payment | null => {
    if (!data || !terms) return null;
    return {
      data,
      terms,
      estimate: estimateOf(data, terms),
      change: (changes) => setMoved({ from: data, terms: { ...terms, ...changes } }),
    };
  }, [data, terms]);
  return <Context value={value}>{children}</Context>;
}

/** The payment on the terms as they stand; null for a car without a price. */
export function usePayment(): Payment | null {
  return use(Context);
}
