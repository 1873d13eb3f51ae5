import { useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { CarActions } from "../../garage/car-actions.tsx";
import { RememberCar } from "../../garage/remember-car.tsx";
import { places } from "./page-places.ts";
import type { VehicleData } from "./vehicle-data.ts";
import styles from "./vehicle-title.module.css";

/** What the car is, how long it has been here, and at which store it stands. */
export function VehicleTitle({ data }: { data: VehicleData }) {
  const t = useTexts();
  const { card, title, vin, onLot, place, sold } = data;
  const about = [card.trim, card.mileage].filter((part) => part !== null);
  return (
    <header className={styles.title}>
      <p className={styles.badges}>
        {card.badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </p>
      <h1>{title}</h1>
      <p className={styles.about}>{about.join(" · ")}</p>
      {onLot !== null && <p className={styles.quiet}>{onLot}</p>}
      {place && !sold && (
        <p className={place.elsewhere === null ? styles.quiet : styles.elsewhere}>
          {place.elsewhere ?? place.name} <a href={`#${places.store}`}>{t("vehicle.place.see")}</a>
        </p>
      )}
      {!sold && <CarActions car={{ vin, title }} look="words" />}
      <RememberCar vin={vin} title={title} />
    </header>
  );
}
