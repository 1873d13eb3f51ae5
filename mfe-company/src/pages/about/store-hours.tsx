import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite } from "@forecourt/remote-kit/site-context";
import styles from "./store-hours.module.css";

/** When each department of the visitor's store is open. */
export function StoreHours() {
  const { sales, service } = useSite().store;
  return (
    <div className={styles.hours}>
      <DepartmentHours name="sales" department={sales} />
      {service && <DepartmentHours name="service" department={service} />}
    </div>
  );
}
