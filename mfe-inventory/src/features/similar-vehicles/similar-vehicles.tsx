import { useTexts } from "@forecourt/remote-kit/site-context";
import { PaymentDisclosures } from "../payment/card-payment-figure.tsx";
import { VehicleCard } from "../vehicle-card/vehicle-card.tsx";
import styles from "./similar-vehicles.module.css";
import type { SimilarVehiclesData } from "./similar-vehicles-data.ts";

/** Cars like this one, and a link to all of them; the link alone when there is none. */
export function SimilarVehicles({
  cars,
  href,
}: {
  cars: SimilarVehiclesData | null;
  href: string;
}) {
  const t = useTexts();
  if (!cars || cars.cards.length === 0) return <AllSimilar href={href} />;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <div className={styles.head}>
        <h2 id="similar" className={styles.title}>
          {t("vehicle.similar")}
        </h2>
        <a href={href}>{t("vehicle.sold.similar")}</a>
      </div>
      <ul className={styles.row}>
        {cars.cards.map((card) => (
          <li key={card.vin}>
            <VehicleCard card={card} level={3} />
          </li>
        ))}
      </ul>
      <PaymentDisclosures disclosures={cars.disclosures} />
    </section>
  );
}

/** Reserves the space of the cars until they are loaded; has the link in case they fail to load. */
export function SimilarVehiclesPlaceholder({ href }: { href: string }) {
  return (
    <div className={styles.space}>
      <AllSimilar href={href} />
    </div>
  );
}

function AllSimilar({ href }: { href: string }) {
  const t = useTexts();
  return (
    <p className={styles.all}>
      <a href={href}>{t("vehicle.sold.similar")}</a>
    </p>
  );
}
