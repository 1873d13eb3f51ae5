import { useTexts } from "@forecourt/remote-kit/site-context";
import { ViewedVehicleList } from "@forecourt/remote-kit/viewed-vehicles/viewed-vehicle-list";
import { useId } from "react";
import { useShortlist } from "./use-shortlist.ts";
import styles from "./viewed-vehicles.module.css";

/**
 * Cars that this browser has shown before, except the one on the page. Drawn in the browser only, because
 * the document is the same for every visitor; nothing where there are none.
 */
export function ViewedVehicles({ except }: { except: string }) {
  const t = useTexts();
  const title = useId();
  const seen = useShortlist(({ shortlist }) => shortlist.seen);
  const cars = seen.flatMap(({ view, ...car }) =>
    car.vin === except || !view ? [] : [{ ...car, ...view }],
  );
  if (cars.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t("frame.viewed")}
      </h2>
      <ViewedVehicleList cars={cars} />
    </section>
  );
}
