import { classNames } from "@forecourt/ui/class-names";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { dayOfKey } from "./calendar-keys.ts";
import styles from "./day-calendar.module.css";
import type { Calendar, CalendarDay } from "./test-drive-data.ts";

/**
 * The days of a test drive by month: links to their times. Without a script a table of links; with one a grid with a
 * single tab stop, in which arrow keys, Home, End and the page keys move from day to day.
 */
export function DayCalendar({ calendar, label }: { calendar: Calendar; label: string }) {
  const { weekdays, months, legend } = calendar;
  const isAlive = useHydrated();
  const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);
  const [tabStop, setTabStop] = useState(days.find(({ href }) => href !== null)?.day);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setTabStop(target.dataset["day"]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = days.findIndex(({ day }) => day === tabStop);
    const to = dayOfKey(event.key, days, at);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
  /** Props that make a day reachable by the arrow keys. */
  const stop = (day: CalendarDay) =>
    isAlive ? { "data-day": day.day, tabIndex: day.day === tabStop ? 0 : -1 } : {};
  /** A closed or full day can be reached, so that it is read, and leads nowhere. */
  const cell = (day: CalendarDay | null) =>
    isAlive && day?.href === null ? { ...stop(day), "aria-disabled": true } : {};
  return (
    <div className={styles.calendar}>
      <table
        className={styles.table}
        aria-label={label}
        {...(isAlive && { role: "grid", onFocus, onKeyDown })}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, name }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        {months.map((month) => (
          <tbody key={month.label}>
            <tr>
              <th colSpan={weekdays.length} scope="rowgroup" className={styles.month}>
                {month.label}
              </th>
            </tr>
            {month.weeks.map((week) => (
              <tr key={week.find((day) => day !== null)?.day}>
                {week.map((day, column) => (
                  <td key={weekdays[column]?.name} {...cell(day)} className={styles.cell}>
                    {day && <Day day={day} stop={stop(day)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.legend}>{legend}</p>
    </div>
  );
}

/** A day that can be chosen is a link. */
function Day({ day, stop }: { day: CalendarDay; stop: object }) {
  const { number, name, note, href } = day;
  const content = (
    <>
      <span aria-hidden className={styles.number}>
        {number}
      </span>
      {note !== null && (
        <span aria-hidden className={styles.note}>
          {note}
        </span>
      )}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
  return href === null ? (
    <span className={classNames(styles.day, styles.gone)}>{content}</span>
  ) : (
    <a {...stop} href={href} rel="nofollow" className={styles.day}>
      {content}
    </a>
  );
}
