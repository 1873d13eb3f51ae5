import { CalendarDay } from "@forecourt/contracts/dealer-config/values";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { readContents } from "@forecourt/service-kit/dealers/content/content-files";
import { attributeToSource } from "@forecourt/service-kit/dealers/files/layer";
import { dealerIds } from "@forecourt/service-kit/dealers/files/layout";
import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import { type Json, valueAt } from "@forecourt/service-kit/dealers/json/json";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { Finding } from "@forecourt/service-kit/dealers/problems/schema-problems";
import { readSettings } from "@forecourt/service-kit/dealers/settings/settings";

/**
 * Days of reviews and of the rating that are yet to come at the store. Loading does not refuse them: whether a file is
 * good would depend on the hour, and a server whose clock is slow would not start. The company service leaves such
 * reviews out until their day.
 */
export function reviewDayProblems(files: Files, now: Date): Problem[] {
  return dealerIds(files).flatMap((id) => {
    const settings = readSettings(files, id, []);
    if (settings === null) return [];
    const { day } = wallTimeAt(now, settings.overall.config.company.timezone);
    const reviews = readContents(files, id, []).filter(({ name }) => name === "company/reviews");
    return reviews.flatMap(({ document, layers }) =>
      attributeToSource(layers, findingsIn(document, day)),
    );
  });
}

function findingsIn(document: Json, today: string): Finding[] {
  const reviews = valueAt(document, ["reviews"]);
  const count = Array.isArray(reviews) ? reviews.length : 0;
  const days = Array.from({ length: count }, (_, index) => ["reviews", index, "writtenOn"]);
  return [
    ...lateDay(document, ["rating", "asOf"], today, ""),
    ...days.flatMap((path) =>
      lateDay(document, path, today, "; until then the site leaves the review out"),
    ),
  ];
}

function lateDay(document: Json, path: Finding["path"], today: string, then: string): Finding[] {
  // Loading reports a text that is no day.
  const { data: day } = CalendarDay.safeParse(valueAt(document, path));
  if (day === undefined || day <= today) return [];
  const message = `expected a day up to ${today}, which is today at the store, found ${day}${then}`;
  return [{ path, message }];
}
