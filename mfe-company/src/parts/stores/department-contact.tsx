import { maskPhone } from "@forecourt/domain/phone";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import styles from "./department-contact.module.css";
import { DepartmentStatus } from "./department-status.tsx";
import type { OpenDepartment } from "./open-department.ts";

/** Whether a department of a store is open, its phone and its hours. */
export function DepartmentContact({ department }: { department: OpenDepartment }) {
  const { phoneMasks } = useSite();
  const { phone } = department.hours;
  return (
    <div className={styles.department}>
      <DepartmentStatus department={department} />
      <p>
        <PhoneLink phone={phone} className={styles.phone}>
          {maskPhone(phone, phoneMasks.general)}
        </PhoneLink>
      </p>
      <DepartmentHours
        name={department.name}
        department={department.hours}
        closedSoon={department.closedSoon}
      />
    </div>
  );
}
