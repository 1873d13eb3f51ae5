import { defineArea } from "../define-area.ts";
import { getAppointment } from "./appointments.ts";
import { getServiceIndex, ServiceIndexContent } from "./contracts.ts";
import { serviceFacts } from "./facts.ts";
import { serviceLeads } from "./leads.ts";
import { servicePages } from "./pages.ts";
import { getVisitRecalls } from "./recalls.ts";
import { serviceTextKeys } from "./text-keys.ts";
import {
  bookVisitForm,
  cancelVisitForm,
  getBookingOptions,
  getVisit,
  holdTimeForm,
  moveVisitForm,
  saveServicesForm,
  saveVehicleForm,
  startVisitForm,
} from "./visits.ts";

/** The service area. */
export const service = defineArea({
  pages: servicePages,
  flags: { service: true, serviceSchedule: true, serviceSpecials: true },
  sections: {
    specials: { page: "index", fragment: "specials", flag: "serviceSpecials" },
  },
  content: { index: ServiceIndexContent },
  endpoints: {
    getServiceIndex,
    getBookingOptions,
    startVisitForm,
    getVisit,
    saveVehicleForm,
    saveServicesForm,
    holdTimeForm,
    bookVisitForm,
    getAppointment,
    moveVisitForm,
    cancelVisitForm,
    getVisitRecalls,
  },
  texts: serviceTextKeys,
  leads: serviceLeads,
  facts: serviceFacts,
});
