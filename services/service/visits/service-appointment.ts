import type { ServiceAppointment } from "@forecourt/contracts/areas/service/appointments";
import type { VisitContent, VisitTime } from "./visit-content.ts";

/** The appointment of a booked visit, as shops exchange it. */
export function serviceAppointmentOf(
  number: string,
  content: Omit<VisitContent, "time"> & { time: VisitTime },
): ServiceAppointment {
  const { vehicle, lines, symptoms, notes, time, contact } = content;
  // The owner's words are stated with the work that was added for them.
  const added = Math.max(
    0,
    lines.findIndex(({ isAdded }) => isAdded),
  );
  return {
    appointment_id: number,
    start_datetime: time.startsAt,
    end_datetime: time.endsAt,
    notes_general: notes,
    vehicle_arr:
      vehicle === null
        ? []
        : [{ year: vehicle.modelYear, make: vehicle.make, model: vehicle.model }],
    repair_order_lines: lines.map(({ opCode, name }, index) => ({
      op_code: opCode,
      name,
      notes_narrative: index === added ? symptoms : "",
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
