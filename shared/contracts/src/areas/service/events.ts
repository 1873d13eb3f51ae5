/** Events of this area, each with its value in US dollars; 0 = counted without a value. */
export const serviceEvents = {
  ServiceScheduled: 0,
  ServiceRescheduled: 0,
  ServiceScheduleFormSubmit: 0,
} as const satisfies Record<string, number>;
