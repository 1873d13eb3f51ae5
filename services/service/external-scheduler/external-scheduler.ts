import type { ServiceAppointment } from "@forecourt/contracts/areas/service/appointments";

/** Ids of the calendar's owner in the dealer's own system; null = the system decides. */
export interface ExternalIds {
  storeId: string | null;
  adviserId: string | null;
  technicianId: string | null;
}

/** Data of a visit that the system gets. */
export interface ExternalAppointment {
  appointment: ServiceAppointment;
  ids: ExternalIds;
  transport: string;
  customer: { firstName: string; lastName: string; email: string; phone: string };
  vin: string | null;
  mileage: number | null;
  kind: "new" | "rescheduled";
  usage: "personal" | "business";
}

/** `refused`: the time is not free; `nearest` are moments that are, closest first. */
export type SchedulerResponse =
  | { kind: "confirmed"; outsideId: string }
  | { kind: "refused"; nearest: readonly Date[] };

/** Times that are searched for in the system's calendar. */
export interface SchedulerRequest {
  ids: ExternalIds;
  /** Days of the store, both included. */
  from: string;
  to: string;
  /** Minutes of work. */
  minutes: number;
}

/**
 * The dealer's own scheduling system. `key` is the same for each try of one change: the system makes it once. Every
 * method throws a SchedulerError when there is no usable answer.
 */
export interface ExternalScheduler {
  /** Moments at which a visit can start. */
  freeTimes(request: SchedulerRequest): Promise<Date[]>;
  book(appointment: ExternalAppointment, key: string): Promise<SchedulerResponse>;
  move(
    outsideId: string,
    appointment: ExternalAppointment,
    key: string,
  ): Promise<SchedulerResponse>;
  /** Cancels the appointment; also succeeds when the system does not know it any more. */
  cancel(outsideId: string, key: string): Promise<void>;
}

/** The system gave no usable answer. The message holds nothing of the owner. */
export class SchedulerError extends Error {
  override name = "SchedulerError";
  /** For the outbox. */
  readonly code: string = "scheduling-system";
}
