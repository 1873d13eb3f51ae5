import { CreditDisclosure } from "@forecourt/remote-kit/credit-disclosure";
import { useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./card-payment.module.css";
import type { CardPayment, PaymentDisclosure } from "./card-payment-data.ts";

/**
 * The estimated payment of a card with its short terms; the figure opens its disclosure. Tests find by
 * `data-payment` whether that disclosure is on the page.
 */
export function CardPaymentFigure({
  payment: { amount, terms, disclosure },
}: {
  payment: CardPayment;
}) {
  const t = useTexts();
  const estimated = t("search.perMonth.estimated");
  const perMonth = amount === null ? null : t("search.perMonth", { amount });
  const figure = perMonth === null ? terms : `${perMonth} ${estimated}`;
  return (
    <div className={styles.payment} data-payment={disclosure}>
      <button
        type="button"
        popoverTarget={disclosure}
        className={styles.figure}
        aria-label={`${figure} ${t("search.perMonth.about")}`}
      >
        <span className={perMonth === null ? styles.terms : styles.amount}>
          {perMonth ?? terms}
        </span>
        {perMonth !== null && estimated}
      </button>
      {amount !== null && <p className={styles.terms}>{terms}</p>}
    </div>
  );
}

/** The disclosures of a page's payments: each is a popover, and all are printed. */
export function PaymentDisclosures({ disclosures }: { disclosures: readonly PaymentDisclosure[] }) {
  const t = useTexts();
  return disclosures.map(({ id, title, paragraphs }) => (
    <section key={id} id={id} popover="auto" className={styles.disclosure} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <CreditDisclosure paragraphs={paragraphs} />
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
        {t("frame.close")}
      </button>
    </section>
  ));
}
