import { useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { Price } from "@forecourt/ui/vehicle/price";
import type { ReactNode } from "react";
import type { PriceLine, PriceLines } from "./price-lines.ts";
import styles from "./price-panel.module.css";

interface PricePanelProps {
  price: PriceLines | null;
  /** "Was $19,995", after a reduction. */
  before: string | null;
  /** The main action and the one beside it, directly below the price. */
  actions: ReactNode;
  /** Less prominent actions, at the end. */
  moreActions?: ReactNode;
  /** Link to the section with taxes and fees; null without it. */
  outTheDoor: string | null;
  /** The payment. */
  children?: ReactNode;
}

/** The full price and the main actions, then each part and fee on its own line, and what is not included. */
export function PricePanel({ price, before, actions, outTheDoor, ...rest }: PricePanelProps) {
  const t = useTexts();
  return (
    <section className={styles.panel} aria-label={t("price.total")}>
      {price ? (
        <dl className={styles.total}>
          <dt className={styles.label}>{t("price.total")}</dt>
          <dd>
            <Price size="page">{price.total.replace(/\.00$/, "")}</Price>
          </dd>
          {before !== null && <dd className={styles.before}>{before}</dd>}
        </dl>
      ) : (
        <p className={styles.unpriced}>{t("price.onRequest")}</p>
      )}
      <div className={styles.actions}>{actions}</div>
      {price && <Parts price={price} outTheDoor={outTheDoor} />}
      {rest.children}
      {rest.moreActions && <div className={styles.actions}>{rest.moreActions}</div>}
    </section>
  );
}

interface PartsProps extends Pick<PricePanelProps, "outTheDoor"> {
  price: PriceLines;
}

function Parts({ price, outTheDoor }: PartsProps) {
  const t = useTexts();
  const { sticker, vehicle, fees, conditional } = price;
  const vehicleLine = { label: t("price.vehicle"), amount: vehicle };
  return (
    <>
      <dl className={styles.lines}>
        {sticker.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <Line {...vehicleLine} strong={sticker.length > 0} />
        {fees.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      <p className={styles.fine}>
        {t("price.governmentCharges")}{" "}
        {outTheDoor !== null && (
          <a className={styles.way} href={outTheDoor}>
            {t("price.seeOutTheDoor")}
          </a>
        )}
      </p>
      {conditional.length > 0 && (
        <div className={styles.conditional}>
          <p>{t("price.conditional.title")}</p>
          <ul>
            {conditional.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Line({ label, amount, strong = false }: PriceLine & { strong?: boolean }) {
  return (
    <div className={classNames(styles.line, strong && styles.strong)}>
      <dt>{label}</dt>
      <dd>
        <Price>{amount}</Price>
      </dd>
    </div>
  );
}
