import { defineArea } from "../define-area.ts";
import { getAppointment } from "./appointments.ts";
import { getServiceIndex, ServiceIndexContent } from "./contracts.ts";
import { serviceFacts } from "./facts.ts";
import { serviceLeads } from "./leads.ts";
import { offerPathsOn } from "./offer-days.ts";
import { getServiceOffer, getServiceOffers, ServiceOffersContent } from "./offers.ts";
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
  flags: {
    service: true,
    serviceSchedule: true,
    serviceSpecials: true,
    /** Derived from the stores of the dealer, whatever its files say. */
    serviceElsewhere: false,
  },
  sections: {},
  finds: {
    index: "menu.serviceCenter",
    schedule: "menu.scheduleService",
  },
  content: { index: ServiceIndexContent, specials: ServiceOffersContent },
  entries: { specials: offerPathsOn },
  placeholders: { specials: ["expires"] },
  endpoints: {
    getServiceIndex,
    getServiceOffers,
    getServiceOffer,
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
