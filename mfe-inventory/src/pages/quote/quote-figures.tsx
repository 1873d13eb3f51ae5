import { classNames } from "@forecourt/ui/class-names";
import { TextWithPhone } from "@forecourt/ui/elements/text-with-phone";
import { Price } from "@forecourt/ui/vehicle/price";
import { useId } from "react";
import lines from "../../parts/price-lines.module.css";
import type { QuoteFiguresData } from "./quote-data.ts";
import styles from "./quote-page.module.css";
import paymentStyles from "./quote-payments.module.css";

/** The out-the-door price line by line, the payments side by side, and what would change them. */
export function QuoteFigures({ figures }: { figures: QuoteFiguresData }) {
  return (
    <div className={styles.figures}>
      <section>
        <h2>{figures.linesTitle}</h2>
        <dl className={styles.lines}>
          {figures.lines.map(({ label, amount, isSum }) => (
            <div key={label} className={isSum ? lines.total : lines.line}>
              <dt>{label}</dt>
              <dd>
                <Price>{amount}</Price>
              </dd>
            </div>
          ))}
        </dl>
        <ul className={styles.small}>
          {figures.exclusions.map((exclusion) => (
            <li key={exclusion}>{exclusion}</li>
          ))}
        </ul>
      </section>
      <Payments figures={figures} />
      <section>
        <h2>{figures.changesTitle}</h2>
        <ul className={styles.changes}>
          {figures.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <p className={styles.changes}>
          <TextWithPhone>{figures.notReserved}</TextWithPhone>
        </p>
      </section>
    </div>
  );
}

function Payments({
  figures: { payments, paymentsTitle, monthly: aMonth, chosen, paymentNote },
}: {
  figures: QuoteFiguresData;
}) {
  const id = useId();
  return (
    <section>
      <h2>{paymentsTitle}</h2>
      <ul className={paymentStyles.payments}>
        {payments.map(({ term, monthly, rate, withTaxes, isChosen }) => (
          <li
            key={term}
            className={classNames(paymentStyles.payment, isChosen && paymentStyles.chosen)}
            data-payment={id}
          >
            <h3 className={paymentStyles.term}>{term}</h3>
            <p>
              <Price size="card">{monthly}</Price>{" "}
              <span className={classNames(paymentStyles.quiet, paymentStyles.aMonth)}>
                {aMonth}
              </span>
            </p>
            <p className={paymentStyles.quiet}>{rate}</p>
            {withTaxes !== null && <p className={paymentStyles.quiet}>{withTaxes}</p>}
            {isChosen && <p className={paymentStyles.own}>{chosen}</p>}
          </li>
        ))}
      </ul>
      <p id={id} className={styles.small}>
        {paymentNote}
      </p>
    </section>
  );
}
