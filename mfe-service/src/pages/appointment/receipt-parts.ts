import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { appointmentPath, visitReturn } from "@forecourt/contracts/areas/service/visit-paths";
import type { PageRequest } from "@forecourt/contracts/page";

/** A receipt, and what it is drawn from. */
export interface ReceiptView {
  request: PageRequest;
  token: string;
  appointment: Appointment;
  /** Whether the times to move to are shown. */
  isMove: boolean;
}

/** "2019 Toyota RAV4" */
export function vehicleOf({ appointment: { vehicle_arr: vehicles } }: Appointment): string {
  return vehicles.map(({ year, make, model }) => `${year} ${make} ${model}`).join(", ");
}

/** The page without what was just done. */
export function receiptHref({ token }: ReceiptView): string {
  return appointmentPath(token);
}

/** The page with the times to move to. */
export function moveHref({ token }: ReceiptView): string {
  return `${appointmentPath(token)}?${visitReturn.move}=1`;
}
