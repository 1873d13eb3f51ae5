/** One day, hours as decimals of the store's own day: 17.5 = 5:30 p.m. */
export interface OpenDay {
  closed: boolean;
  open: number;
  close: number;
}

export interface HoursLabels {
  /** Monday first, seven names. */
  days: readonly string[];
  closed: string;
  /** Joins "9 a.m." and "8 p.m.": "9 a.m. to 8 p.m." */
  range: (open: string, close: string) => string;
}

export interface HoursRow {
  /** One day, or the first and last of several equal ones: "Monday – Friday". */
  days: string;
  hours: string;
  /**
   * Weekdays of the row as digits, Monday = 0, for comparison with the document's `data-today`: "012"; missing = none.
   */
  on?: string;
}

/** The week in as few rows as possible: adjacent days with the same hours share one. */
export function hoursRows(week: readonly OpenDay[], labels: HoursLabels): HoursRow[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const [index, day] of week.entries()) {
    const hours = day.closed ? labels.closed : labels.range(clock(day.open), clock(day.close));
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = index;
    else rows.push({ first: index, last: index, hours });
  }
  const name = (index: number) => labels.days[index] ?? "";
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? name(first) : `${name(first)} – ${name(last)}`,
    hours,
    on: "0123456".slice(first, last + 1),
  }));
}

/** 9 → "9 a.m.", 17.5 → "5:30 p.m.", 0 and 24 → "12 a.m."; no line ends within it. */
export function clock(hour: number): string {
  const minutes = Math.round(hour * 60) % (24 * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const face = whole % 12 === 0 ? 12 : whole % 12;
  const half = whole < 12 ? "a.m." : "p.m.";
  return `${face}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}\u00a0${half}`;
}
