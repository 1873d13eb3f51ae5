import { useTexts } from "@forecourt/remote-kit/site-context";
import { Price } from "@forecourt/ui/vehicle/price";
import type { ReactNode } from "react";
import type { PriceLines } from "./price-lines.ts";
import styles from "./price-panel.module.css";

interface PricePanelProps {
  price: PriceLines | null;
  /** "Was $19,995", after a reduction. */
  before: string | null;
  /** The one main action and what is quiet beside it. */
  actions: ReactNode;
  /** Place on the page of the price with government charges; null where there is none. */
  outTheDoor: string | null;
  /** What follows from the price: a payment, and what belongs to it. */
  children?: ReactNode;
}

/** The full price, what it consists of, each fee on a line of its own, and what is not in it. */
export function PricePanel({ price, before, actions, outTheDoor, children }: PricePanelProps) {
  const t = useTexts();
  return (
    <section className={styles.panel} aria-label={t("price.total")}>
      {price ? (
        <dl className={styles.lines}>
          <div className={styles.total}>
            <dt className={styles.label}>{t("price.total")}</dt>
            <dd>
              <Price size="page">{price.total.replace(/\.00$/, "")}</Price>
            </dd>
            {before !== null && <dd className={styles.before}>{before}</dd>}
          </div>
          <Line label={t("price.vehicle")} amount={price.vehicle} />
          {price.fees.map(({ label, amount }) => (
            <Line key={label} label={label} amount={amount} />
          ))}
        </dl>
      ) : (
        <p className={styles.unpriced}>{t("price.onRequest")}</p>
      )}
      {price && (
        <p className={styles.fine}>
          {t("price.governmentCharges")}{" "}
          {outTheDoor !== null && (
            <a className={styles.way} href={outTheDoor}>
              {t("price.seeOutTheDoor")}
            </a>
          )}
        </p>
      )}
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <Price>{amount}</Price>
      </dd>
    </div>
  );
}
