import { useTexts } from "@forecourt/remote-kit/site-context";
import { Price } from "@forecourt/ui/vehicle/price";
import type { ReactNode } from "react";
import type { PriceLines } from "./price-lines.ts";
import styles from "./price-panel.module.css";

interface PricePanelProps {
  price: PriceLines | null;
  /** "Was $19,995", after a reduction. */
  before: string | null;
  /** The main action and the others. */
  actions: ReactNode;
  /** Link to the section with taxes and fees; null without it. */
  outTheDoor: string | null;
  /** The payment. */
  children?: ReactNode;
}

/** The full price, each part and fee on its own line, and what is not included. */
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
