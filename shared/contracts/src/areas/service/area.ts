import { defineArea } from "../define-area.ts";
import { getServiceIndex, ServiceIndexContent } from "./contracts.ts";
import { serviceFacts } from "./facts.ts";
import { serviceLeads } from "./leads.ts";
import { servicePages } from "./pages.ts";
import { serviceTextKeys } from "./text-keys.ts";

/** The service area. */
export const service = defineArea({
  pages: servicePages,
  flags: { service: true, serviceSchedule: true, serviceSpecials: true },
  sections: {
    schedule: { page: "index", fragment: "schedule", flag: "serviceSchedule" },
    specials: { page: "index", fragment: "specials", flag: "serviceSpecials" },
  },
  content: { index: ServiceIndexContent },
  endpoints: { getServiceIndex },
  texts: serviceTextKeys,
  leads: serviceLeads,
  facts: serviceFacts,
});
