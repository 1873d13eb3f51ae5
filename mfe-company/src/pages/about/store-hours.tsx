import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite } from "@forecourt/remote-kit/site-context";
import type { AboutData } from "./about-data.ts";
import styles from "./store-hours.module.css";

/** When each department of the visitor's store is open. */
export function StoreHours({ closedSoon }: Pick<AboutData, "closedSoon">) {
  const { sales, service } = useSite().store;
  return (
    <div className={styles.hours}>
      <DepartmentHours name="sales" department={sales} closedSoon={closedSoon.sales} />
      {service && (
        <DepartmentHours name="service" department={service} closedSoon={closedSoon.service} />
      )}
    </div>
  );
}
