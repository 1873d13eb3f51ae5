import { useCurrentStatus } from "@forecourt/remote-kit/use-current-status";
import styles from "./department-status.module.css";
import type { OpenDepartment } from "./open-department.ts";

/** "Sales: Open until 6 p.m.", by the visitor's clock. */
export function DepartmentStatus({ department }: { department: OpenDepartment }) {
  const status = useCurrentStatus(department.statuses);
  return status === null ? null : <p className={styles.now}>{status}</p>;
}
