import { useTexts } from "@forecourt/remote-kit/site-context";
import { useId } from "react";
import { VehiclePicture } from "../../parts/vehicle-picture.tsx";
import { useShortlist } from "./use-shortlist.ts";
import styles from "./viewed-vehicles.module.css";

/** The most recent ones, which fill one row. */
const maxShown = 4;

/**
 * Cars that this browser has shown before, except the one on the page. Drawn in the browser only, because
 * the document is the same for every visitor; nothing where there are none.
 */
export function ViewedVehicles({ except }: { except: string }) {
  const t = useTexts();
  const title = useId();
  const seen = useShortlist(({ shortlist }) => shortlist.seen);
  const cars = seen.flatMap((car) => {
    if (car.vin === except || !car.view) return [];
    return [{ ...car, view: car.view }];
  });
  if (cars.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t("vehicle.viewed")}
      </h2>
      <ul className={styles.cars}>
        {cars.slice(0, maxShown).map(({ vin, title: name, view }) => (
          <li key={vin} className={styles.car}>
            <VehiclePicture car={{ ...view, vin, imageLabel: name }} src={view.image} alt="" />
            <a href={view.href} className={styles.link}>
              {name}
            </a>
            <span className={styles.about}>{view.about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
