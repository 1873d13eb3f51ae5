import type { SiteDepartment } from "@forecourt/contracts/site-store";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A schema.org OpeningHoursSpecification for each day of the week on which the department is open. */
export function openingHours({ workingHours }: SiteDepartment): object[] {
  return workingHours.flatMap(({ closed, open, close }, index) => {
    if (closed) return [];
    return [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${days[index]}`,
        opens: timeOfDay(open),
        closes: timeOfDay(close),
      },
    ];
  });
}

/** 17.5 → "17:30"; 24 → "00:00", which search engines expect for the end of the day. */
function timeOfDay(hour: number): string {
  const minutes = Math.round(hour * 60) % (24 * 60);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
