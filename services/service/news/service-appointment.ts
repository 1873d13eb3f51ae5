import type { ServiceAppointment } from "@forecourt/contracts/areas/service/appointments";
import type { ShopNews } from "./shop-news.ts";

/** The appointment of news in the fields that shops exchange. */
export function serviceAppointmentOf({
  number,
  content,
}: Pick<ShopNews, "number" | "content">): ServiceAppointment {
  const { vehicle, lines, symptoms, notes, time, contact } = content;
  return {
    appointment_id: number,
    start_datetime: time.startsAt,
    end_datetime: time.endsAt,
    notes_general: notes,
    vehicle_arr: vehicle
      ? [{ year: vehicle.modelYear, make: vehicle.make, model: vehicle.model }]
      : [],
    repair_order_lines: lines.map(({ opCode, name }, index) => ({
      op_code: opCode,
      name,
      notes_narrative: index === 0 ? symptoms : "",
    })),
    business: contact?.business
      ? {
          name: contact.business.name,
          contactName: `${contact.firstName} ${contact.lastName}`,
          contactTitle: contact.business.contactTitle,
          contactPhone: contact.phone,
          contactEmail: contact.email,
        }
      : null,
  };
}
