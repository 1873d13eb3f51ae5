import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/**
 * Scheduling has no page or menu link where no visit could be scheduled: without a service department, and
 * without an outside page as well as people to book.
 */
export function switchSchedulingOff(config: DealerConfig): DealerConfig {
  const { pages, service, scheduling } = config;
  const hasCalendar = scheduling.advisers.length > 0 && scheduling.technicians.length > 0;
  const isPossible = service !== null && (service.scheduleLink !== null || hasCalendar);
  return {
    ...config,
    pages: {
      ...pages,
      serviceSchedule: pages.service && pages.serviceSchedule && isPossible,
    },
  };
}

/** Offers of the service department have no page where there is no department. */
export function switchServiceOffersOff(config: DealerConfig): DealerConfig {
  const { pages } = config;
  const serviceSpecials = pages.service && pages.serviceSpecials;
  return { ...config, pages: { ...pages, serviceSpecials } };
}
