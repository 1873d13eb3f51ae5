import { leaseParameters, zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { formatNumber } from "@forecourt/domain/format-number";
import { formatDollars } from "@forecourt/domain/money";
import type { LeaseOffer } from "@forecourt/domain/payment/lease-disclosure";
import type { LeaseParagraphs } from "@forecourt/remote-kit/lease-paragraphs";
import { LeaseTerms } from "@forecourt/remote-kit/lease-terms";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { Price } from "@forecourt/ui/vehicle/price";
import { useId, useState } from "react";
import { Slider } from "../../parts/slider.tsx";
import { HiddenTermFields } from "../payment/hidden-term-fields.tsx";
import { usePayment } from "../payment/use-payment.ts";
import styles from "./lease-calculator.module.css";
import { estimateLease, type VehicleLease } from "./vehicle-lease.ts";

interface LeaseCalculatorProps {
  lease: VehicleLease;
  /** Fragment of the section that the form returns to. */
  hash: string;
  /** ZIP code of the address; empty = none. */
  zip: string;
}

/** Estimates a lease: its own term and mileage, with the cash down and trade-in of the loan. */
export function LeaseCalculator({ lease, hash, zip }: LeaseCalculatorProps) {
  const t = useTexts();
  const isHydrated = useHydrated();
  const [terms, setTerms] = useState(lease.terms);
  const payment = usePayment();
  if (!payment) return null;
  const months = (count: number) => t("vehicle.payment.months.value", { months: count });
  const miles = (count: number) => t("vehicle.lease.miles.value", { miles: formatNumber(count) });
  return (
    <div className={styles.lease}>
      <form method="get" action={`${payment.data.action}${hash}`} className={styles.terms}>
        <h3 className={styles.title}>{t("vehicle.lease.title")}</h3>
        <p className={styles.lead}>{t("vehicle.lease.lead")}</p>
        <HiddenTermFields />
        {zip !== "" && <input type="hidden" name={zipParameter} value={zip} />}
        <Slider
          name={leaseParameters.months}
          label={t("vehicle.lease.months")}
          range={lease.controls.months}
          value={terms.months}
          text={months}
          valueText={months}
          onChange={(value) => setTerms((before) => ({ ...before, months: value }))}
        />
        <Slider
          name={leaseParameters.miles}
          label={t("vehicle.lease.miles")}
          range={lease.controls.miles}
          value={terms.miles}
          text={formatNumber}
          valueText={miles}
          onChange={(value) => setTerms((before) => ({ ...before, miles: value }))}
        />
        <div className={styles.send}>
          {!isHydrated && (
            <Button type="submit" look="secondary">
              {t("vehicle.lease.apply")}
            </Button>
          )}
        </div>
      </form>
      <LeaseFigure
        offer={estimateLease(lease, terms, payment.estimate)}
        paragraphs={lease.paragraphs}
      />
    </div>
  );
}

/** The lease payment with its terms. */
function LeaseFigure({ offer, paragraphs }: { offer: LeaseOffer; paragraphs: LeaseParagraphs }) {
  const t = useTexts();
  const id = useId();
  const { monthly } = offer.payment;
  return (
    <div className={styles.figure}>
      <p aria-live="polite" aria-atomic>
        {monthly === 0 ? (
          t("vehicle.lease.none")
        ) : (
          <span aria-describedby={id}>
            <Price size="card">{formatDollars(monthly)}</Price> {t("vehicle.lease.perMonth")}
          </span>
        )}
      </p>
      <LeaseTerms id={id} offer={offer} paragraphs={paragraphs} />
    </div>
  );
}
