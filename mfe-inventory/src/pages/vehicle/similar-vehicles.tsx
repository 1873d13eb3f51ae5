import { useTexts } from "@forecourt/remote-kit/site-context";
import { VehicleCard } from "../../parts/vehicle-card.tsx";
import styles from "./similar-vehicles.module.css";
import type { SimilarCars } from "./vehicle-data.ts";

/** Cars like this one, and a link to all of them; nothing when there is none. */
export function SimilarVehicles({ cars, href }: { cars: SimilarCars; href: string }) {
  const t = useTexts();
  if (cars.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <div className={styles.head}>
        <h2 id="similar" className={styles.title}>
          {t("vehicle.similar")}
        </h2>
        <a href={href}>{t("vehicle.sold.similar")}</a>
      </div>
      <ul className={styles.row}>
        {cars.map((card) => (
          <li key={card.vin}>
            <VehicleCard card={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps the place of the cars until they come. */
export function SimilarVehiclesSpace() {
  return <div className={styles.space} aria-hidden />;
}
