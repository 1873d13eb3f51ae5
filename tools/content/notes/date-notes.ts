import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { faultAt, readArticles } from "@forecourt/service-kit/dealers/articles/read-articles";
import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { Finding } from "@forecourt/service-kit/dealers/problems/schema-problems";
import type { DealerSource } from "./dealer-source.ts";

/**
 * Offers, announcements and positions that have ended or are yet to begin, monthly offers that end for good on a day, and
 * articles of days to come.
 */
export function dateNotes({ files, id, settings, contents }: DealerSource, now: Date): Problem[] {
  const { day } = wallTimeAt(now, settings.overall.config.company.timezone);
  const articles = readArticles(files, id, [])
    .filter(({ draft, published }) => !draft && published > day)
    .map(({ file, lineOf, published }) =>
      faultAt(file, lineOf("published"), `published: ${startMessage(published)}`),
    );
  const entries = contents.flatMap(({ document, layers }) =>
    attributeToSource(layers, findingsIn(document, [], day)),
  );
  return [...entries, ...articles];
}

const startMessage = (day: string): string =>
  `is on the site from ${formatLongDate(day, defaultLocale)} on`;

function findingsIn(value: Json, path: JsonPath, day: string): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => findingsIn(one, [...path, index], day));
  }
  const { startDate, endDate, recurring } = value;
  const message = typeof endDate === "string" ? noteOn(endDate, recurring, day) : null;
  return [
    ...(typeof startDate === "string" && startDate > day
      ? [{ path: [...path, "startDate"], message: startMessage(startDate) }]
      : []),
    ...(message === null ? [] : [{ path: [...path, "endDate"], message }]),
    ...Object.entries(value).flatMap(([key, one]) => findingsIn(one, [...path, key], day)),
  ];
}

function noteOn(endDate: string, recurring: Json | undefined, day: string): string | null {
  const end = formatLongDate(endDate, defaultLocale);
  if (endDate < day) return `expired on ${end}; no longer shown`;
  if (recurring !== "monthly") return null;
  return `monthly until ${end}; without endDate it goes on every month, without recurring it has this one last day`;
}
