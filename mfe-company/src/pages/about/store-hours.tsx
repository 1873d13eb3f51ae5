import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite } from "@forecourt/remote-kit/site-context";
import type { AboutData } from "./about-data.ts";
import styles from "./store-hours.module.css";

/** When each department of the visitor's store is open, and whose hours these are. */
export function StoreHours({ closedSoon, hoursOf }: Pick<AboutData, "closedSoon" | "hoursOf">) {
  const { sales, service } = useSite().store;
  return (
    <div className={styles.hours}>
      {hoursOf !== null && (
        <p className={styles.store}>
          {hoursOf.text} <a href={hoursOf.others.href}>{hoursOf.others.label}</a>
        </p>
      )}
      <DepartmentHours name="sales" department={sales} closedSoon={closedSoon.sales} />
      {service && (
        <DepartmentHours name="service" department={service} closedSoon={closedSoon.service} />
      )}
    </div>
  );
}
