import type { CompletePaymentTerms } from "@forecourt/contracts/payment-terms";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { estimateVehiclePayment, type VehiclePayment } from "./vehicle-payment.ts";

interface Payment {
  data: VehiclePayment;
  terms: CompletePaymentTerms;
  estimate: PaymentEstimate;
  /** Takes terms as they are moved; what is left out stays. */
  change(terms: Partial<CompletePaymentTerms>): void;
}

/** Terms that were moved, and the payment that they were moved from. */
interface ChangedTerms {
  from: VehiclePayment;
  terms: CompletePaymentTerms;
}

const Context = createContext<Payment | null>(null);

/**
 * Holds the terms that a visitor moves. Only what reads them is drawn again, so that a slider keeps up
 * with the finger; the page around it is handed through as it is.
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
      // Several may move before the page is drawn again: each adds to what the others did.
      change: (changes) =>
        setMoved((before) => ({
          from: data,
          terms: { ...currentTerms(data, before), ...changes },
        })),
    };
  }, [data, terms]);
  return <Context value={value}>{children}</Context>;
}

/** Another car, or the terms of another address, begin anew. */
function currentTerms(data: VehiclePayment, moved: ChangedTerms | null): CompletePaymentTerms {
  return moved?.from === data ? moved.terms : data.terms;
}

/** The payment on the terms as they stand; null for a car without a price. */
export function usePayment(): Payment | null {
  return use(Context);
}
