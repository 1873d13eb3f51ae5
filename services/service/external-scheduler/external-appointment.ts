import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { serviceAppointmentOf } from "../visits/service-appointment.ts";
import type { VisitEvent } from "../visits/visit-event.ts";
import type { ExternalAppointment, ExternalIds } from "./external-scheduler.ts";

/** The ids of a store, and of a wanted adviser, in the dealer's own system. */
export function externalIdsOf(
  { storeId, adviserId, technicianId, advisers }: DealerConfig["scheduling"],
  wantedAdviser: string | null,
): ExternalIds {
  const wanted = advisers.find(({ id }) => id === wantedAdviser)?.systemId ?? wantedAdviser;
  return { storeId, adviserId: wanted ?? adviserId, technicianId };
}

/** Null = the contact of the visit was deleted. */
export function externalAppointmentOf(
  { scheduling }: Pick<DealerConfig, "scheduling">,
  event: Pick<VisitEvent, "number" | "content" | "moves">,
): ExternalAppointment | null {
  const { contact, vehicle, transport, adviserId } = event.content;
  if (contact === null) return null;
  const { firstName, lastName, email, phone, business } = contact;
  return {
    appointment: serviceAppointmentOf(event.number, event.content),
    ids: externalIdsOf(scheduling, adviserId),
    transport: transport ?? "drop-off",
    customer: { firstName, lastName, email, phone },
    vin: vehicle?.vin ?? null,
    mileage: vehicle?.mileage ?? null,
    kind: event.moves === 0 ? "new" : "rescheduled",
    usage: business === null ? "personal" : "business",
  };
}
