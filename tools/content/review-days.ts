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
 * Reviews whose day is yet to come at the store. Loading does not refuse them: a file would be good or bad by the hour,
 * and a server whose clock is slow would not start. The company service leaves them out until their day.
 */
export function reviewDayProblems(files: Files, now: Date): Problem[] {
  return dealerIds(files).flatMap((id) => {
    const settings = readSettings(files, id, []);
    if (settings === null) return [];
    const { day } = wallTimeAt(now, settings.overall.config.company.timezone);
    const reviews = readContents(files, id, []).filter(({ name }) => name === "company/reviews");
    return reviews.flatMap(({ document, layers }) =>
      attributeToSource(layers, findingsIn(document.reviews, day)),
    );
  });
}

function findingsIn(reviews: Json | undefined, today: string): Finding[] {
  if (!Array.isArray(reviews)) return [];
  return reviews.flatMap((review, index): Finding[] => {
    // Loading names what is no day.
    const { data: day } = CalendarDay.safeParse(valueAt(review, ["writtenOn"]));
    if (day === undefined || day <= today) return [];
    const message = `expected a day up to ${today}, which is today at the store, found ${day}; until then the site leaves the review out`;
    return [{ path: ["reviews", index, "writtenOn"], message }];
  });
}
