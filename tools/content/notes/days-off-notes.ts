import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import type { Layer } from "@forecourt/service-kit/dealers/files/layer";
import { defaultsFolder } from "@forecourt/service-kit/dealers/files/layout";
import { type Json, type JsonPath, valueAt } from "@forecourt/service-kit/dealers/json/json";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { DealerSource } from "./dealer-source.ts";

const departments = ["sales", "service"];

/** Lists of closed days that drop days of the list they replace, and closed days that are over. */
export function daysOffNotes({ settings }: Pick<DealerSource, "settings">, now: Date): Problem[] {
  return [...settings.stores.values()].flatMap(({ config, layers }) => {
    const { day } = wallTimeAt(now, config.company.timezone);
    return layers.flatMap((layer, index) =>
      isDefault(layer)
        ? []
        : departments.flatMap((name) => notesOn(name, layer, layers.slice(0, index), day)),
    );
  });
}

const isDefault = ({ file }: Layer): boolean => file.startsWith(`${defaultsFolder}/`);

function notesOn(
  department: string,
  { file, document }: Layer,
  below: readonly Layer[],
  today: string,
): Problem[] {
  const path = [department, "closedOn"];
  const own = daysAt(document, path);
  if (own === null) return [];
  const listed = own.map((day) => day.toLowerCase());
  const isMissing = (day: string) => !listed.includes(day.toLowerCase()) && !isOver(day, today);
  const replaced = below.findLast((layer) => daysAt(layer.document, path) !== null);
  const missing = (replaced && daysAt(replaced.document, path)?.filter(isMissing)) ?? [];
  const over = own.flatMap((day, index) =>
    isOver(day, today) ? [{ file, path: [...path, index], message: overWords(day) }] : [],
  );
  if (replaced === undefined || missing.length === 0) return over;
  const owner = isDefault(replaced) ? "the defaults have" : `${replaced.file} has`;
  const message = `leaves out ${missing.join(", ")}, which ${owner}; this list replaces that one, so add the days on which you are closed`;
  return [{ file, path, message }, ...over];
}

function daysAt(document: Json, path: JsonPath): string[] | null {
  const days = valueAt(document, path);
  return Array.isArray(days) ? days.filter((day) => typeof day === "string") : null;
}

/** Whether a day of one year is past; other entries of the list return each year. */
const isOver = (day: string, today: string): boolean => /^\d{4}-/.test(day) && day < today;

const overWords = (day: string): string =>
  `was ${formatLongDate(day, defaultLocale)}, which is over; delete it`;
