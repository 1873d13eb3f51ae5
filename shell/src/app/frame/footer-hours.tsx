import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite } from "@forecourt/remote-kit/site-context";
import styles from "./footer-hours.module.css";

/** Opening hours of sales and service. */
export function FooterHours() {
  const { store } = useSite();
  return (
    <div className={styles.hours}>
      <DepartmentHours name="sales" department={store.sales} />
      {store.service && <DepartmentHours name="service" department={store.service} />}
    </div>
  );
}
