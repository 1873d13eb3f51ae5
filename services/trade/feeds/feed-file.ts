import { calendarFeed, type FeedEvent } from "@forecourt/domain/appointments/calendar-file";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import type { StoreTenant } from "@forecourt/service-kit/staff/chosen-stores";
import type { DeskDeps } from "../desk/desk-deps.ts";
import { type DeskOffer, dropOffsOfStore } from "../desk/desk-offers.ts";
import { type DeskStore, deskStore } from "../desk/desk-stores.ts";

/** Days of the past that a feed has. */
const pastDays = 14;

/** Days to come, longer than any offer is valid. */
const nextDays = 365;

/** The iCalendar file of a store: the coming drop-offs, and the drop-offs of the last two weeks. */
export async function feedFile(
  deps: Pick<DeskDeps, "database" | "dealers" | "now">,
  tenant: StoreTenant,
): Promise<string> {
  const store = deskStore(deps, tenant);
  const span = { from: dayAfter(store.today, -pastDays), to: dayAfter(store.today, nextDays) };
  const offers = await dropOffsOfStore(deps, store, span);
  const stampedAt = deps.now();
  return calendarFeed({
    name: `Drop-offs, ${store.config.company.name}`,
    events: offers
      .filter(({ state }) => state !== "declined")
      .map((offer) => eventOf(store, offer, stampedAt)),
  });
}

type WithDropOff = DeskOffer & { dropOff: NonNullable<DeskOffer["dropOff"]> };

/** An event without phone number, email or VIN: calendars of other companies read it. */
function eventOf({ config }: DeskStore, offer: WithDropOff, stampedAt: Date): FeedEvent {
  const { row, car, kept, dropOff, photos, state } = offer;
  const isInspection = row.outcome === "bring-in";
  const minutes = isInspection ? config.trade.inspectionMinutes : config.testDrive.slotMinutes;
  const start = new Date(dropOff.startsAt);
  const { name, addressLine1, city, stateShort, zip } = config.company;
  const user = kept?.content.user;
  return {
    uid: `drop-off-${kept?.id}@${new URL(config.site.url).hostname}`,
    sequence: dropOff.sequence,
    stampedAt,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `${isInspection ? "Inspection" : "Drop-off"}: ${car.modelYear} ${car.make} ${car.model}`,
    location: `${name}, ${addressLine1}, ${city}, ${stateShort} ${zip}`,
    description: [
      `${row.number}${user ? `, ${user.firstName} ${user.lastName}` : ""}`,
      `${car.mileage.toLocaleString("en-US")} miles, ${photos} photos`,
      `State: ${state}`,
    ].join("\n"),
    isTentative: false,
  };
}
