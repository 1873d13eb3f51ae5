import type { OfferLine } from "@forecourt/contracts/areas/trade/offer-lines";
import { classNames } from "@forecourt/ui/class-names";
import { Price } from "@forecourt/ui/vehicle/price";
import { Fold } from "./fold.tsx";
import styles from "./offer-cards.module.css";
import type { CardTexts, OfferCardData, OfferData } from "./offer-data.ts";
import { PlainForm } from "./plain-form.tsx";

/** The kinds of offers side by side, and those that this car gets none of. */
export function OfferCards({
  data: { cards, cardTexts, refused },
}: {
  data: Pick<OfferData, "cards" | "cardTexts" | "refused">;
}) {
  if (cards.length + refused.length === 0) return null;
  const shown = (
    <div className={styles.cards}>
      {cards.map((card) => (
        <OfferCard key={card.title} card={card} labels={cardTexts} />
      ))}
      {refused.map(({ title, reason }) => (
        <section key={title} className={styles.card}>
          <h2>{title}</h2>
          <p className={styles.quiet}>{reason}</p>
        </section>
      ))}
    </div>
  );
  if (cardTexts.history === null) return shown;
  return (
    <details className={styles.history}>
      <summary>{cardTexts.history}</summary>
      {shown}
    </details>
  );
}

function OfferCard({ card, labels }: { card: OfferCardData; labels: CardTexts }) {
  const { title, about, price, lines, steps, payoff, isOpen, isSelected, select } = card;
  return (
    <section className={classNames(styles.card, isSelected && styles.selected)} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {isSelected && <p className={styles.badge}>{labels.selected}</p>}
      </div>
      <p>
        <Price size="page">{price}</Price>
      </p>
      <p className={styles.quiet}>{about}</p>
      {select && (
        <PlainForm button={select} look="secondary">
          <input type="hidden" name="selectedPayment" value={select.value} />
        </PlainForm>
      )}
      <Fold title={<h3>{labels.lines}</h3>} isOpen={isOpen}>
        <Lines lines={lines} />
      </Fold>
      {steps.length > 0 && <h3>{labels.steps}</h3>}
      {steps.length > 0 && <Lines lines={steps} />}
      {payoff && <h3>{labels.payoff}</h3>}
      {payoff && <Lines lines={payoff.lines} />}
      {payoff && <p className={styles.quiet}>{payoff.sentence}</p>}
    </section>
  );
}

function Lines({ lines }: { lines: readonly OfferLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, label, note, amount, isSum }) => (
        <div key={id} className={isSum ? styles.sum : styles.line}>
          <dt>
            {label}
            {note !== null && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>
            <Price>{amount}</Price>
          </dd>
        </div>
      ))}
    </dl>
  );
}
