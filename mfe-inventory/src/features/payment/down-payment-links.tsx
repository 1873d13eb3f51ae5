import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import type { MouseEvent } from "react";
import styles from "./down-payment-links.module.css";
import { paymentUrl } from "./payment-address.ts";
import { usePayment } from "./use-payment.ts";
import { useStateTerms } from "./use-state-terms.ts";
import { downPaymentShares } from "./vehicle-payment.ts";

/** Down payments as shares of the price: links that, after hydration, change the terms at once. */
export function DownPaymentLinks({ hash }: { hash: string }) {
  const t = useTexts();
  const payment = usePayment();
  const state = useStateTerms();
  if (!payment) return null;
  const { data, terms } = payment;
  const take = (event: MouseEvent, cashDown: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    state({ cashDown });
  };
  return (
    <div className={styles.shares}>
      <span className={styles.label}>{t("vehicle.payment.share")}</span>
      <ul className={styles.list}>
        {downPaymentShares(data).map(({ percent, down }) => (
          <li key={percent}>
            <a
              className={styles.share}
              rel="nofollow"
              href={paymentUrl(data, { ...terms, cashDown: down, cashDownPercent: null }) + hash}
              aria-label={t("vehicle.payment.share.link", {
                percent,
                amount: formatDollars(down * 100),
              })}
              aria-current={terms.cashDown === down || undefined}
              onClick={(event) => take(event, down)}
            >
              {percent}%
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
