import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { visitMailTextKeys } from "./mail-text-keys.ts";
import { offerServerTextKeys } from "./offer-text-keys.ts";
import { visitPageTextKeys } from "./visit-page-text-keys.ts";
import { visitFaultTextKeys } from "./visit-text-keys.ts";

/** Texts of `texts/service.<language>.json`. */
export const serviceTextKeys = {
  browser: {
    "area.service.title": [],
    "area.service.body": [],
    "menu.scheduleService": [],
  },
  server: {
    "find.service.index": [],
    "find.service.schedule": [],
    "inquiry.form.contactService": [],
    "inquiry.form.service": [],
    "service.stores.title": [],
    "service.stores.lead": [],
    ...offerServerTextKeys,
    ...visitFaultTextKeys,
    ...visitMailTextKeys,
    ...visitPageTextKeys,
  },
} as const satisfies OwnedTextKeys;
