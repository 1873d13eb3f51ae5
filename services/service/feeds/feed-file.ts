import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { calendarFeed, type FeedEvent } from "@forecourt/domain/appointments/calendar-file";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Deps } from "../deps.ts";
import { formatMailTime } from "../notifications/visit-mail.ts";
import type { ExternalVisitRow } from "../store/shop-tables.ts";
import type { VisitRow } from "../store/tables.ts";
import type { VisitContent, VisitTime } from "../visits/visit-content.ts";
import { contentOf } from "../visits/visit-store.ts";
import type { Feed } from "./feed-address.ts";

/** Days of the past that a feed has. */
const pastDays = 14;

const transports = {
  wait: "waits",
  "drop-off": "drops off",
  shuttle: "needs the shuttle",
  loaner: "needs a loaner",
};

/** The iCalendar file of a feed: the coming visits, and the visits of the last two weeks. */
export async function feedFile(
  { database, dealers, now }: Pick<Deps, "database" | "dealers" | "now">,
  feed: Feed,
): Promise<string> {
  const { dealerId, storeId, adviserId } = feed;
  const config = dealers.current().config({ dealerId, storeId });
  const at = now();
  const from = dayAfter(wallTimeAt(at, config.company.timezone).day, -pastDays);
  const rows = await database.query
    .selectFrom("service_visits as v")
    .leftJoin("service_outside_visits as o", "o.visit_id", "v.id")
    .selectAll("v")
    .select("o.state as outside")
    .where("v.dealer_id", "=", dealerId)
    .where("v.store_id", "=", storeId)
    .where("v.status", "in", ["booked", "done"])
    .where("v.day", ">=", from)
    .orderBy("v.starts_at")
    .orderBy("v.id")
    .execute();
  const events = rows.flatMap((row) => {
    const content = contentOf(row);
    const isOther = adviserId !== null && content.time?.adviserId !== adviserId;
    if (content.time === null || row.outside === "refused" || isOther) return [];
    return [eventOf(row, { ...content, time: content.time }, { config, stampedAt: at })];
  });
  return calendarFeed({ name: nameOf(config, adviserId), events });
}

/** An address that contains no phone number, email or VIN: calendars of other companies read it. */
function eventOf(
  row: VisitRow & { outside: ExternalVisitRow["state"] | null },
  content: VisitContent & { time: VisitTime },
  { config, stampedAt }: { config: DealerConfig; stampedAt: Date },
): FeedEvent {
  const { vehicle, lines, time, contact, transport, symptoms, notes, promised } = content;
  const car = vehicle ? `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}` : "Vehicle";
  const work = lines.map(({ opCode }) => opCode).join(", ");
  const title = `${car}: ${work}`;
  const { name, addressLine1, city, stateShort, zip } = config.company;
  const description = [
    `${row.number}, ${contact ? `${contact.firstName} ${contact.lastName}` : "contact deleted"}`,
    `${promised ? `Promised for ${formatMailTime(promised)}` : `Ready by ${formatMailTime(time.readyBy)}`}; technician ${time.technicianId}`,
    ...(transport === null ? [] : [`The owner ${transports[transport]}`]),
    ...lines.map((line) => `${line.opCode} ${line.name}, ${line.minutes} minutes`),
    ...[symptoms, notes].filter((text) => text !== ""),
  ];
  return {
    uid: `shop-visit-${row.id}@${new URL(config.site.url).hostname}`,
    sequence: row.moves,
    stampedAt,
    start: new Date(time.startsAt),
    end: new Date(time.endsAt),
    summary: row.outside === "waiting" ? `Not confirmed: ${title}` : title,
    location: `${name}, ${addressLine1}, ${city}, ${stateShort} ${zip}`,
    description: description.join("\n"),
    isTentative: row.outside === "waiting",
  };
}

function nameOf({ company, scheduling }: DealerConfig, adviserId: string | null): string {
  const adviser = scheduling.advisers.find(({ id }) => id === adviserId);
  return `Service, ${adviser ? `${adviser.name}, ` : ""}${company.name}`;
}
