import type { SiteDepartment } from "@forecourt/contracts/site-store";
import { HoursTable } from "@forecourt/ui/elements/hours-table";
import { type HoursRow, hoursRows } from "@forecourt/ui/elements/open-hours";
import { useTexts } from "../site-context.tsx";

const days = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

interface DepartmentHoursProps {
  name: "sales" | "service";
  department: SiteDepartment;
  /** Days off to come, see `closedSoon`; above the hours of the week. */
  closedSoon?: readonly HoursRow[];
}

/** The opening hours of one department; days with equal hours share a row. */
export function DepartmentHours({ name, department, closedSoon = [] }: DepartmentHoursProps) {
  const t = useTexts();
  const rows = hoursRows(department.workingHours, {
    days: days.map((day) => t(`hours.${day}`)),
    closed: t("hours.closed"),
    range: (open, close) => t("hours.range", { open, close }),
  });
  const { closedOn } = department;
  const off = closedOn ? [{ days: t("hours.closedOn"), hours: closedOn }] : [];
  return <HoursTable caption={t(`hours.${name}`)} rows={[...closedSoon, ...rows, ...off]} />;
}
