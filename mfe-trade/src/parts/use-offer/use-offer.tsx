import { termsOfOffer } from "@forecourt/contracts/visitor/trade-offer";
import { formatDollars } from "@forecourt/domain/money";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { ButtonLink } from "@forecourt/ui/elements/button";
import styles from "./use-offer.module.css";
import type { UseOfferData } from "./use-offer-data.ts";

/**
 * The link to the cars with the offer as trade-in. The address carries the equity; the name of the offer is
 * among the visitor's terms, where it stays until they state another amount.
 */
export function UseOffer({ data: { number, equity, owed, isLeft, cars } }: { data: UseOfferData }) {
  const t = useTexts();
  const update = useUpdateVisitor();
  if (cars === null) return null;
  if (owed > 0) {
    return <p className={styles.note}>{t("trade.useOffer.owed", { owed: formatDollars(owed) })}</p>;
  }
  if (equity === 0) return null;
  return (
    <div className={styles.part}>
      <ButtonLink
        href={cars}
        size="large"
        onClick={() => update({ terms: termsOfOffer(number, { equity, owed }) })}
      >
        {t("trade.useOffer.cars")}
      </ButtonLink>
      <p className={styles.note}>
        {t(isLeft ? "trade.useOffer.equity.left" : "trade.useOffer.equity", {
          number,
          equity: formatDollars(equity),
        })}
      </p>
    </div>
  );
}
