import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import styles from "./footer-hours.module.css";
import { useFrameStore } from "./frame-store.tsx";

/** Opening hours of sales and service. */
export function FooterHours() {
  const { store } = useFrameStore();
  return (
    <div className={styles.hours}>
      <DepartmentHours name="sales" department={store.sales} />
      {store.service && <DepartmentHours name="service" department={store.service} />}
    </div>
  );
}
