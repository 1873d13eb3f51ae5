import { useTexts } from "@forecourt/remote-kit/site-context";
import { Price } from "@forecourt/ui/price";
import type { ReactNode } from "react";
import type { VehicleData } from "../pages/vehicle/vehicle-data.ts";
import styles from "./price-panel.module.css";

interface PricePanelProps {
  price: VehicleData["price"];
  /** "Was $19,995", after a reduction. */
  before: string | null;
  /** The one main action and what is quiet beside it. */
  actions: ReactNode;
  /** Fine print that belongs to the price. */
  children?: ReactNode;
}

/** The full price: the car and every fee on a line of its own, and what is not in it. */
export function PricePanel({ price, before, actions, children }: PricePanelProps) {
  const t = useTexts();
  return (
    <section className={styles.panel} aria-label={t("price.total")}>
      <div className={styles.head}>
        {price && <p className={styles.label}>{t("price.total")}</p>}
        <p>
          <Price size="page">{price ? price.total.replace(/\.00$/, "") : t("price.call")}</Price>
        </p>
        {before !== null && <p className={styles.before}>{before}</p>}
      </div>
      {price && (
        <dl className={styles.lines}>
          <Line label={t("price.vehicle")} amount={price.vehicle} />
          {price.fees.map(({ label, amount }) => (
            <Line key={label} label={label} amount={amount} />
          ))}
          <Line label={t("price.total")} amount={price.total} total />
        </dl>
      )}
      {price && <p className={styles.fine}>{t("price.governmentCharges")}</p>}
      <div className={styles.actions}>{actions}</div>
      {children}
    </section>
  );
}

function Line({
  label,
  amount,
  total = false,
}: {
  label: string;
  amount: string;
  total?: boolean;
}) {
  return (
    <div className={total ? styles.total : styles.line}>
      <dt>{label}</dt>
      <dd>
        <Price>{amount}</Price>
      </dd>
    </div>
  );
}
