import type { SiteDepartment } from "@forecourt/contracts/site";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { HoursTable } from "@forecourt/ui/hours-table";
import { hoursRows } from "@forecourt/ui/open-hours";
import styles from "./footer-hours.module.css";

const days = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** When sales and service are open. */
export function FooterHours() {
  const { store } = useSite();
  return (
    <div className={styles.hours}>
      <Department name="sales" department={store.sales} />
      {store.service && <Department name="service" department={store.service} />}
    </div>
  );
}

function Department({
  name,
  department,
}: {
  name: "sales" | "service";
  department: SiteDepartment;
}) {
  const t = useTexts();
  const rows = hoursRows(department.workingHours, {
    days: days.map((day) => t(`hours.${day}`)),
    closed: t("hours.closed"),
    range: (open, close) => t("hours.range", { open, close }),
  });
  const { closedOn } = department;
  const off = closedOn ? [{ days: t("hours.closedOn"), hours: closedOn }] : [];
  return <HoursTable caption={t(`hours.${name}`)} rows={[...rows, ...off]} />;
}
