import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { serviceAppointmentOf } from "../visits/service-appointment.ts";
import type { VisitNews } from "../visits/visit-news.ts";
import type { OutsideAppointment, OutsideIds } from "./outside-system.ts";

/** The ids of a store in the dealer's own system. A wanted adviser's id is that of the settings' list. */
export function outsideIdsOf(
  { storeId, adviserId, technicianId }: DealerConfig["scheduling"],
  wantedAdviser: string | null,
): OutsideIds {
  return { storeId, adviserId: wantedAdviser ?? adviserId, technicianId };
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
