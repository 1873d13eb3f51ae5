/**
 * An ISO timestamp in local time with its offset from UTC:
 * `2026-07-15T12:00:00-05:00`. Seconds are whole.
 */
export function zonedTime(moment: Date, timeZone: string): string {
  const offset = offsetMinutes(moment, timeZone);
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const sign = offset < 0 ? "-" : "+";
  return `${local}${sign}${two(Math.trunc(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** In whole minutes; only historical zones have seconds. */
function offsetMinutes(moment: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  if (hours === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const two = (value: number) => String(value).padStart(2, "0");
