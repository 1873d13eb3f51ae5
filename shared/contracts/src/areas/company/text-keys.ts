import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { contactServerKeys } from "./text-keys/contact.ts";
import { inquiryKeys, inquiryServerKeys } from "./text-keys/inquiry.ts";
import { legalServerKeys } from "./text-keys/legal.ts";
import { teamServerKeys } from "./text-keys/team.ts";

/** Texts of `texts/company.<language>.json`. */
export const companyTextKeys = {
  browser: {
    "area.company.title": [],
    "area.company.body": [],
    "toast.contact.sent": [],
    "toast.contact.failed": [],
    "toast.resume.sent": [],
    "toast.resume.failed": [],
    ...inquiryKeys,
  },
  server: {
    "inquiry.form.contactSales": [],
    "inquiry.form.contactDealership": [],
    "inquiry.form.staffMember": [],
    "inquiry.form.careers": [],
    ...contactServerKeys,
    ...legalServerKeys,
    ...teamServerKeys,
    ...inquiryServerKeys,
  },
} as const satisfies OwnedTextKeys;
