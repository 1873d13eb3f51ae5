import type { VisitStep, visitFields } from "@forecourt/contracts/areas/service/visit-paths";
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import type { z } from "zod";
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
import { isLive } from "../visits/claims.ts";
import { dueByMileage } from "../visits/due-by-mileage.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { lowestPriceOf, requestOf, workMinutesOf } from "../visits/shop-calendar.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import { missingSteps } from "../visits/visit-steps.ts";
import { contentOf } from "../visits/visit-store.ts";
import { bookingOptionsOf } from "./booking-options.ts";
import { seenOf } from "./seen-visit.ts";

type ViewDeps = FreeDaysDeps;

/** A visit as its steps show it. */
export async function visitView(
  deps: ViewDeps,
  store: ServiceStore,
  { row, step }: { row: VisitRow; step: VisitStep | undefined },
): Promise<z.input<typeof Visit>> {
  const content = contentOf(row);
  const now = deps.now();
  const returned = await returnedFormOf(deps.database, { visitId: row.id, now });
  const request = requestOf(content);
  const showsTimes = row.status === "draft" && (step === "time" || step === "contact");
  const days =
    request && showsTimes ? await freeDaysOf(deps, store, { request, visitId: row.id }) : [];
  const wanted = returned?.faults["slot"] ? slotOf(returned.fields["slot"] ?? "") : null;
  const { vehicle, lines, symptoms, transport, adviserId, time } = content;
  return {
    status: statusOf(row, now),
    vehicle,
    services: lines.map(({ opCode }) => opCode),
    addedServices: lines.flatMap(({ opCode, isAdded }) => (isAdded ? [opCode] : [])),
    due: dueByMileage(store.config.scheduling.services, vehicle?.mileage ?? null),
    symptoms,
    transport,
    adviser: adviserId,
    workMinutes: workMinutesOf(lines),
    fromCents: lowestPriceOf(lines),
    coupon: couponOfVisit(store.texts, content),
    hold: row.status === "draft" ? await holdOf(deps, store, row, content) : null,
    chosen: time && { day: time.day, time: time.time },
    days: asFreeDays(days),
    nearest: wanted ? nearestTo(days, wanted, store) : [],
    seen: seenOf(content),
    contact: typedContact(content),
    missing: row.status === "draft" ? missingSteps(content) : [],
    options: bookingOptionsOf(store, { asksVehicle: step === "vehicle" }),
    returned,
    expiresAt: row.expires_at,
  };
}

/** A booked visit is over at its end. */
export function statusOf({ status, ends_at }: VisitRow, now: Date): VisitRow["status"] {
  const isOver = status === "booked" && ends_at !== null && ends_at <= now.toISOString();
  return isOver ? "done" : status;
}

async function holdOf(
  { database, now }: ViewDeps,
  { config }: ServiceStore,
  row: VisitRow,
  { time }: VisitContent,
) {
  if (time === null) return null;
  const claim = await database.query
    .selectFrom("service_claims")
    .select("held_until")
    .where("visit_id", "=", row.id)
    .executeTakeFirst();
  const until = claim?.held_until ?? null;
  if (until === null || !isLive({ held_until: until }, now())) return null;
  const { day, time: at, readyBy, adviserId } = time;
  return {
    day,
    time: at,
    readyBy,
    adviser: { id: adviserId, ...adviserOfVisit(config, adviserId) },
    until: new Date(until).toISOString(),
  };
}

/** By the fields of the step `contact`. */
function typedContact({ contact, notes }: VisitContent): Record<string, string> {
  if (contact === null) return {};
  const { business } = contact;
  const typed: Partial<Record<(typeof visitFields.contact)[number], string>> = {
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    texts: contact.texts ? "1" : "",
    notes,
    usage: business === null ? "personal" : "business",
    businessName: business?.name ?? "",
    contactTitle: business?.contactTitle ?? "",
  };
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
}
