import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { createContext, type ReactNode, useMemo, useState } from "react";
import type { VehiclePayment } from "./vehicle-payment.ts";

export interface PaymentState {
  data: VehiclePayment;
  /** Terms that differ from those of `data`. */
  changes: SearchPaymentTerms;
  /** Changes some terms; the others stay. */
  change(terms: SearchPaymentTerms): void;
}

/** Changed terms, and the payment data that they were changed from. */
interface ChangedTerms {
  from: VehiclePayment;
  changes: SearchPaymentTerms;
}

export const PaymentContext = createContext<PaymentState | null>(null);

const unchanged: SearchPaymentTerms = {};

/**
 * Holds the terms that a visitor changes. Only consumers of the context render again, so that a slider
 * follows the pointer without delay. They calculate the payment themselves (`usePayment`), so that a page whose
 * payments are a lazy part does not load the calculation.
 */
export function PaymentProvider({
  data,
  children,
}: {
  data: VehiclePayment | null;
  children: ReactNode;
}) {
  const [moved, setMoved] = useState<ChangedTerms | null>(null);
  // Changes are dropped for another car or address.
  const changes = moved?.from === data ? (moved?.changes ?? unchanged) : unchanged;
  const value = useMemo((): PaymentState | null => {
    if (!data) return null;
    return {
      data,
      changes,
      // Several changes may come before the next render, and each builds on the others.
      change: (terms) =>
        setMoved((before) => ({
          from: data,
          changes: mergePaymentTerms(before?.from === data ? before.changes : {}, terms),
        })),
    };
  }, [data, changes]);
  return <PaymentContext value={value}>{children}</PaymentContext>;
}
