import { disclosureValues, downForm } from "@forecourt/domain/payment/disclosure";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import styles from "./credit-terms.module.css";
import { useTexts } from "./site-context.tsx";

interface CreditTermsProps {
  /** All numbers of the disclosure; the rule computes them together, so none can be missing. */
  estimate: PaymentEstimate;
  /** Label of the estimate's credit score: "Good". */
  creditLabel: string;
  /** Also shows the total of payments and the finance charge. Default: false. */
  full?: boolean;
  /** Id for `aria-describedby` of the payment. */
  id: string;
}

/**
 * The terms that Regulation Z requires beside every advertised payment (12 CFR 1026.24(d)(2)): down
 * payment, terms of repayment over the whole loan, and the annual percentage rate. One line for each, so
 * that nothing below moves while a slider is dragged.
 */
export function CreditTerms({ estimate, creditLabel, full = false, id }: CreditTermsProps) {
  const t = useTexts();
  const values = disclosureValues(estimate);
  const lines = [
    t("payment.line.payments", values),
    t("payment.line.last", values),
    t("payment.line.apr", values),
    t(`payment.line.down.${downForm(estimate)}`, values),
    t("payment.line.financed", values),
    ...(full ? [t("payment.line.total", values), t("payment.line.charge", values)] : []),
    t("payment.line.credit", { ...values, label: creditLabel }),
  ];
  return (
    <div id={id} className={styles.terms} data-credit-terms>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <p className={styles.estimate}>{t("payment.line.estimate")}</p>
    </div>
  );
}
