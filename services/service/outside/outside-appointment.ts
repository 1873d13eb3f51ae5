import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { serviceAppointmentOf } from "../visits/service-appointment.ts";
import type { VisitNews } from "../visits/visit-news.ts";
import type { OutsideAppointment, OutsideIds } from "./outside-system.ts";

/** The ids of a store, and of a wanted adviser, in the dealer's own system. */
export function outsideIdsOf(
  { storeId, adviserId, technicianId, advisers }: DealerConfig["scheduling"],
  wantedAdviser: string | null,
): OutsideIds {
  const wanted = advisers.find(({ id }) => id === wantedAdviser)?.systemId ?? wantedAdviser;
  return { storeId, adviserId: wanted ?? adviserId, technicianId };
}

/** Null = the contact of the visit was deleted. */
export function outsideAppointmentOf(
  { scheduling }: Pick<DealerConfig, "scheduling">,
  news: Pick<VisitNews, "number" | "content" | "moves">,
): OutsideAppointment | null {
  const { contact, vehicle, transport, adviserId } = news.content;
  if (contact === null) return null;
  const { firstName, lastName, email, phone, business } = contact;
  return {
    appointment: serviceAppointmentOf(news.number, news.content),
    ids: outsideIdsOf(scheduling, adviserId),
    transport: transport ?? "drop-off",
    customer: { firstName, lastName, email, phone },
    vin: vehicle?.vin ?? null,
    mileage: vehicle?.mileage ?? null,
    kind: news.moves === 0 ? "new" : "rescheduled",
    usage: business === null ? "personal" : "business",
  };
}
