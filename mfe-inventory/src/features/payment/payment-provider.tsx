import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  type CompletePaymentTerms,
  withStatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { estimateVehiclePayment, type VehiclePayment } from "./vehicle-payment.ts";

interface Payment {
  data: VehiclePayment;
  terms: CompletePaymentTerms;
  estimate: PaymentEstimate;
  /** Changes some terms; the others stay. */
  change(terms: SearchPaymentTerms): void;
}

/** Changed terms, and the payment data that they were changed from. */
interface ChangedTerms {
  from: VehiclePayment;
  changes: SearchPaymentTerms;
}

const Context = createContext<Payment | null>(null);

/**
 * Holds the terms that a visitor changes. Only consumers of the context render again, so that a slider
 * follows the pointer without delay.
 */
export function PaymentProvider({
  data,
  children,
}: {
  data: VehiclePayment | null;
  children: ReactNode;
}) {
  const [moved, setMoved] = useState<ChangedTerms | null>(null);
  const terms = data && currentTerms(data, moved);
  const value = useMemo((): Payment | null => {
    if (!data || !terms) return null;
    return {
      data,
      terms,
      estimate: estimateVehiclePayment(data, terms),
      // Several changes may come before the next render, and each builds on the others.
      change: (changes) =>
        setMoved((before) => ({
          from: data,
          changes: mergePaymentTerms(before?.from === data ? before.changes : {}, changes),
        })),
    };
  }, [data, terms]);
  return <Context value={value}>{children}</Context>;
}

/** Changes are dropped for another car or address. */
function currentTerms(data: VehiclePayment, moved: ChangedTerms | null): CompletePaymentTerms {
  return moved?.from === data ? withStatedTerms(data.terms, moved.changes) : data.terms;
}

/** The payment on the terms as they stand; null for a car without a price. */
export function usePayment(): Payment | null {
  return use(Context);
}
