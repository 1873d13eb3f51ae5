import { useTexts } from "@forecourt/remote-kit/site-context";
import { PaymentFigure } from "../payment/payment-figure.tsx";
import { usePayment } from "../payment/use-payment.ts";
import styles from "./price-panel.module.css";

/** The estimated payment within the price panel, with a link to its sliders. */
export function PaymentSummary({ href }: { href: string }) {
  const t = useTexts();
  if (!usePayment()) return null;
  return (
    <div className={styles.payment}>
      <h2 className={styles.paymentTitle}>{t("vehicle.estimatedPayment")}</h2>
      <PaymentFigure />
      <a className={styles.change} href={href}>
        {t("vehicle.payment.change")}
      </a>
    </div>
  );
}
