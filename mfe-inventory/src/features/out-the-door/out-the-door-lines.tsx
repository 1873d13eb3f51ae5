import { offerOfEquity } from "@forecourt/contracts/visitor/trade-offer";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import type { OutTheDoorPrice } from "@forecourt/domain/payment/out-the-door";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { Price } from "@forecourt/ui/vehicle/price";
import lines from "../../parts/price-lines.module.css";
import styles from "./out-the-door.module.css";

interface OutTheDoorLinesProps {
  price: OutTheDoorPrice;
  /** Trade-in value in cents. */
  trade: number;
}

/** The parts of the out-the-door price line by line, what is not included, and its sources. */
export function OutTheDoorLines({ price, trade }: OutTheDoorLinesProps) {
  const t = useTexts();
  const { language = defaultLocale } = useSite();
  const offer = useVisitor(({ terms }) => offerOfEquity(terms, trade));
  const { stateTax, otherTaxes, localTax, missing, zip } = price;
  // A total without a tax or fee is labeled as a minimum.
  const least = missing.length > 0 ? ".least" : "";
  return (
    <div className={styles.result}>
      <dl className={lines.lines}>
        <Line label={t("outTheDoor.advertised")} amount={price.advertisedTotal} />
        <Line label={t("outTheDoor.tax", { ...stateTax })} amount={stateTax.cents} />
        {otherTaxes.map((tax) => (
          <Line key={tax.name} label={t("outTheDoor.tax", { ...tax })} amount={tax.cents} />
        ))}
        {localTax && <Line label={t("outTheDoor.tax", { ...localTax })} amount={localTax.cents} />}
        {price.governmentFees.map(({ id, label, cents }) => (
          <Line key={id} label={label} amount={cents} />
        ))}
        <Line label={t(`outTheDoor.total${least}`, { zip })} amount={price.total} total />
        {trade > 0 && (
          <>
            <Line
              label={
                offer === null
                  ? t("outTheDoor.trade")
                  : t("outTheDoor.trade.offer", { number: offer })
              }
              amount={-trade}
            />
            <Line label={t(`outTheDoor.toPay${least}`)} amount={price.toPay} total />
          </>
        )}
      </dl>
      {price.tradeInSaves > 0 && (
        <p className={styles.saves}>
          {t("outTheDoor.tradeSaves", {
            trade: formatDollars(trade),
            amount: formatCents(price.tradeInSaves),
          })}
        </p>
      )}
      <ul className={styles.missing}>
        {missing.map((name) => (
          <li key={name}>{t(`outTheDoor.missing.${name}`, { zip, state: stateTax.place })}</li>
        ))}
        <li>{t("outTheDoor.missing.registration")}</li>
      </ul>
      <p className={styles.note}>
        {t("outTheDoor.method", {
          source: price.source,
          date: formatLongDate(price.asOf, language),
        })}
      </p>
    </div>
  );
}

interface LineProps {
  label: string;
  /** Cents. */
  amount: number;
  total?: boolean;
}

function Line({ label, amount, total = false }: LineProps) {
  return (
    <div className={total ? lines.total : lines.line}>
      <dt>{label}</dt>
      <dd>
        <Price>{formatCents(amount)}</Price>
      </dd>
    </div>
  );
}
