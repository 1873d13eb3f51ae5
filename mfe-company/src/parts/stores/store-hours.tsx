import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import type { LocationView } from "./location-view.ts";
import styles from "./store-hours.module.css";

interface StoreHoursProps {
  label: string;
  location: LocationView;
  /** True where the hours need no click. */
  open?: boolean;
}

/** The hours of a store's departments, which open on request. */
export function StoreHours({ label, location, open = false }: StoreHoursProps) {
  return (
    <details open={open} className={styles.hours}>
      <summary>
        {label} <VisuallyHidden>{location.name}</VisuallyHidden>
      </summary>
      <div className={styles.tables}>
        {location.departments.map(({ name, hours, closedSoon }) => (
          <DepartmentHours key={name} name={name} department={hours} closedSoon={closedSoon} />
        ))}
      </div>
    </details>
  );
}
