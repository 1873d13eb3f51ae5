import { visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { classNames } from "@forecourt/ui/class-names";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type MouseEvent, useState } from "react";
import styles from "./time-picker.module.css";
import type { PickerDay, PickerTime, TimePickerData } from "./time-picker-view.ts";
import { textOf } from "./visit-text.ts";

/**
 * The free times of one day, and the days of a week as a strip. Each time is a button that sends the form around
 * it. A day is a link to the page with its times; with a script they are shown at once.
 */
export function TimePicker({ data }: { data: TimePickerData }) {
  const { weeks, nearest, own } = data;
  const [day, setDay] = useState(data.day);
  const t = textOf(data.labels);
  const at = weeks.findIndex(({ days }) => days.some((one) => one.day === day));
  const shown = weeks[at]?.days.find((one) => one.day === day);
  const link = (to: PickerDay) => ({
    href: `${data.dayHref}${to.day}#${visitAnchors.times}`,
    rel: "nofollow",
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setDay(to.day);
    },
  });
  const week = (step: number) => weeks[at + step]?.days.find(isFree);
  return (
    <div id={visitAnchors.times} className={styles.picker}>
      {nearest.length > 0 && (
        <section className={styles.group}>
          <h2>{t("time.nearest")}</h2>
          <Times times={nearest} own={own} isWide ownText={t("time.held")} />
        </section>
      )}
      <nav className={styles.week} aria-label={t("time.days")}>
        <WeekLink link={week(-1) && link} to={week(-1)} label={t("time.earlier")} icon="before" />
        <p aria-live="polite">{weeks[at]?.label}</p>
        <WeekLink link={week(1) && link} to={week(1)} label={t("time.later")} icon="after" />
        <ol className={styles.days}>
          {weeks[at]?.days.map((one) => (
            <li key={one.day}>
              {isFree(one) ? (
                <a
                  {...link(one)}
                  className={styles.day}
                  aria-current={one.day === day ? "date" : undefined}
                >
                  <DayName day={one} />
                </a>
              ) : (
                <span className={classNames(styles.day, styles.full)}>
                  <DayName day={one} />
                  <VisuallyHidden>, {t("time.none")}</VisuallyHidden>
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {shown && <ShownDay day={shown} own={own} ownText={t("time.held")} />}
    </div>
  );
}

interface ShownDayProps {
  day: PickerDay;
  own: string | null;
  ownText: string;
}

/** The times of a day, by morning, afternoon and evening. */
function ShownDay({ day: { name, groups }, own, ownText }: ShownDayProps) {
  return (
    <div className={styles.shown}>
      <h2 aria-live="polite">{name}</h2>
      {groups.map(({ title, times }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <Times times={times} own={own} ownText={ownText} />
        </section>
      ))}
    </div>
  );
}

function isFree({ groups }: PickerDay): boolean {
  return groups.length > 0;
}

/** Shows a short name; screen readers read the whole name. */
function DayName({ day: { weekday, date, name } }: { day: PickerDay }) {
  return (
    <>
      <span aria-hidden>{weekday}</span>
      <strong aria-hidden>{date}</strong>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

interface WeekLinkProps {
  to: PickerDay | undefined;
  link: ((to: PickerDay) => object) | undefined;
  label: string;
  icon: "before" | "after";
}

/** Link to another week; where there is none, its space is kept. */
function WeekLink({ to, link, label, icon }: WeekLinkProps) {
  const Icon = icon === "before" ? ChevronLeft : ChevronRight;
  if (!to || !link) return <span className={styles.arrow} />;
  return (
    <a {...link(to)} className={styles.arrow} aria-label={label}>
      <Icon aria-hidden size={20} />
    </a>
  );
}

interface TimesProps {
  times: readonly PickerTime[];
  own: string | null;
  ownText: string;
  isWide?: boolean;
}

function Times({ times, own, ownText, isWide = false }: TimesProps) {
  return (
    <ul className={classNames(styles.times, isWide && styles.wide)}>
      {times.map(({ value, label }) => (
        <li key={value}>
          <button
            type="submit"
            name="slot"
            value={value}
            className={classNames(styles.time, value === own && styles.own)}
          >
            {label}
            {value === own && <span>{ownText}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
