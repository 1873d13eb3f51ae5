import { useTexts } from "@forecourt/remote-kit/site-context";
import { VehiclePicture } from "@forecourt/remote-kit/vehicle-picture/vehicle-picture";
import { Price } from "@forecourt/ui/vehicle/price";
import type { CardData } from "./card-data.ts";
import styles from "./vehicle-summary.module.css";

/** Photo, name and total of a car, beside a form about it. */
export function VehicleSummaryCard({ card }: { card: CardData }) {
  const t = useTexts();
  return (
    <div className={styles.car}>
      <div className={styles.picture}>
        <VehiclePicture car={card} src={card.image} eager />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <a href={card.href}>{card.title}</a>
        </p>
        {card.trim !== null && <p className={styles.quiet}>{card.trim}</p>}
        <p>
          <Price>{card.total ?? t("price.call")}</Price>{" "}
          {card.total !== null && <span className={styles.quiet}>{t("price.total")}</span>}
        </p>
      </div>
    </div>
  );
}
