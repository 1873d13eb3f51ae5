import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { AppError } from "@forecourt/contracts/errors";
import type { z } from "zod";
import { confirmationOf } from "../external-scheduler/confirmation.ts";
import {
  asFreeDays,
  type FreeDaysDeps,
  freeDaysOf,
  nearestTo,
} from "../external-scheduler/free-days.ts";
import { slotOf } from "../forms/form-fields.ts";
import { returnedFormOf } from "../forms/returned-form-store.ts";
import { couponOfVisit } from "../offers/coupon-of-visit.ts";
import type { VisitRow } from "../store/tables.ts";
import { adviserOfVisit } from "../visits/adviser-of.ts";
import { serviceAppointmentOf } from "../visits/service-appointment.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { lowestPriceOf, requestOf } from "../visits/shop-calendar.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { contentOf } from "../visits/visit-store.ts";
import { statusOf } from "./visit-view.ts";

const MINUTE_MS = 60_000;

/**
 * The receipt of a visit.
 * @throws AppError not-found: it is not booked
 */
export async function appointmentView(
  deps: FreeDaysDeps,
  store: ServiceStore,
  { row, withDays }: { row: VisitRow; withDays: boolean },
): Promise<z.input<typeof Appointment>> {
  const now = deps.now();
  const content = contentOf(row);
  const { time, transport, contact, vehicle, lines, promised, attendance } = content;
  const status = statusOf(row, now);
  if (status === "draft" || time === null || transport === null || contact === null) {
    throw new AppError("not-found", "this visit is not booked");
  }
  const returned = await returnedFormOf(deps.database, { visitId: row.id, now });
  const isToCome = attendance === null && Date.parse(time.startsAt) > now.getTime();
  const canChange = status === "booked" && isToCome;
  const confirmation = await confirmationOf(deps.database, row.id);
  const typed = returned?.faults["slot"] ? slotOf(returned.fields["slot"] ?? "") : null;
  const wanted = typed ?? (confirmation === "refused" ? time : null);
  const request = requestOf(content);
  const days =
    canChange && request && (withDays || wanted)
      ? await freeDaysOf(deps, store, { request, visitId: row.id })
      : [];
  const { config, storeId, today } = store;
  return {
    appointment: serviceAppointmentOf(row.number ?? "", { ...content, time }),
    status,
    confirmation,
    kind: row.moves > 0 ? "rescheduled" : "new",
    usage: contact.business === null ? "personal" : "business",
    start: { day: time.day, time: time.time },
    readyBy: time.readyBy,
    promised,
    transport,
    adviser: adviserOfVisit(config, time.adviserId),
    firstName: contact.firstName,
    vin: vehicle?.vin ?? null,
    mileage: vehicle?.mileage ?? null,
    fromCents: lowestPriceOf(lines),
    coupon: couponOfVisit(store.texts, content),
    ...cancellationOf(content),
    canChange,
    days: withDays ? asFreeDays(days) : [],
    nearest: wanted ? nearestTo(days, wanted, store) : [],
    returned,
    calendar: {
      uid: `visit-${row.id}`,
      sequence: row.moves,
      minutes: transport === "wait" ? minutesOf(time) : config.scheduling.slotMinutes,
    },
    store: {
      id: storeId,
      name: config.company.name,
      phone: config.service.phone,
      address: addressOf(config.company),
    },
    timezone: config.company.timezone,
    today,
  };
}

/** An owner needs no reason of their own. */
function cancellationOf({ canceledByShop, cancelReason }: VisitContent) {
  return { canceledByShop, cancelReason: canceledByShop ? cancelReason : "" };
}

/** From the start of a visit to its end. */
function minutesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
}

interface Address {
  addressLine1: string;
  city: string;
  stateShort: string;
  zip: string;
}

function addressOf({ addressLine1, city, stateShort, zip }: Address): string {
  return `${addressLine1}, ${city}, ${stateShort} ${zip}`;
}
