import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { defaultLocale } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { Finding } from "@forecourt/service-kit/dealers/problems/schema-problems";
import type { DealerSource } from "./dealer-source.ts";

/** Offers and announcements that have ended, and monthly ones that end for good on a day. */
export function dateNotes({ settings, contents }: DealerSource, now: Date): Problem[] {
  const { day } = wallTimeAt(now, settings.overall.config.company.timezone);
  return contents.flatMap(({ document, layers }) =>
    attributeToSource(layers, findingsIn(document, [], day)),
  );
}

function findingsIn(value: Json, path: JsonPath, day: string): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => findingsIn(one, [...path, index], day));
  }
  const { endDate, recurring } = value;
  const message = typeof endDate === "string" ? noteOn(endDate, recurring, day) : null;
  return [
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
