import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { afterOpenDays, afterOpenHours } from "@forecourt/domain/appointments/open-hours";

const HOUR_MS = 60 * 60 * 1000;

/** Form and department of a lead. */
export interface Addressed {
  form: LeadForm;
  /** True for a message to a person of the service or parts department. */
  isForService?: boolean;
}

interface Received extends Addressed {
  receivedAt: Date;
  /** The start of the test drive that it has booked; null = none. */
  driveStart: Date | null;
}

/**
 * Until when a store promises a reply: after so many opening hours, and at least an hour before the test
 * drive. A job application is answered within so many business days. Null = no promise, also where that hour has begun.
 */
export function replyDeadline(
  { form, isForService = false, receivedAt, driveStart }: Received,
  dealer: DealerConfig,
): Date | null {
  const { workingHours: week, closedOn } = departmentOf({ form, isForService }, dealer);
  const hours = { week, closedOn, timeZone: dealer.company.timezone };
  if (form === leadTemplates.CAREERS.form) {
    const { applicationReplyDays: days } = dealer.leads;
    return days === null ? null : afterOpenDays(receivedAt, days, hours);
  }
  const due = afterOpenHours(receivedAt, dealer.leads.replyWithinHours, hours);
  if (due === null || driveStart === null) return due;
  const deadline = new Date(Math.min(due.getTime(), driveStart.getTime() - HOUR_MS));
  return deadline > receivedAt ? deadline : null;
}

const serviceForms: readonly LeadForm[] = Object.values(leadTemplates)
  .filter(({ department }) => department === "service")
  .map(({ form }) => form);

/** The department whose opening hours and phone number apply. */
export function departmentOf(
  { form, isForService = false }: Addressed,
  { sales, service }: Pick<DealerConfig, "sales" | "service">,
) {
  return (isForService || serviceForms.includes(form)) && service ? service : sales;
}
