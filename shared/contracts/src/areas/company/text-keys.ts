import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { aboutServerKeys } from "./text-keys/about.ts";
import { articleKeys, articleServerKeys } from "./text-keys/articles.ts";
import { careersServerKeys } from "./text-keys/careers.ts";
import { contactServerKeys } from "./text-keys/contact.ts";
import { inquiryKeys, inquiryServerKeys } from "./text-keys/inquiry.ts";
import { legalServerKeys } from "./text-keys/legal.ts";
import { locationServerKeys } from "./text-keys/locations.ts";
import { offerServerKeys } from "./text-keys/offers.ts";
import { reviewServerKeys } from "./text-keys/reviews.ts";
import { teamServerKeys } from "./text-keys/team.ts";

/** Texts of `texts/company.<language>.json`. */
export const companyTextKeys = {
  browser: {
    "area.company.title": [],
    "area.company.body": [],
    "slides.previous": [],
    "slides.next": [],
    ...articleKeys,
    "toast.contact.sent": [],
    "toast.contact.failed": [],
    "toast.resume.sent": [],
    "toast.resume.failed": [],
    ...inquiryKeys,
  },
  server: {
    "find.company.contact": [],
    "find.company.locations": [],
    "find.company.about": [],
    "find.company.careers": [],
    "find.company.team": [],
    "find.company.carResearch": [],
    "find.company.helpCenter": [],
    "find.company.offers": [],
    "find.company.privacy": [],
    "home.visit": ["city"],
    ...aboutServerKeys,
    ...articleServerKeys,
    "inquiry.form.contactSales": [],
    "inquiry.form.contactDealership": [],
    "inquiry.form.staffMember": [],
    "inquiry.form.staffMember.named": ["name"],
    "inquiry.form.careers": [],
    ...contactServerKeys,
    ...careersServerKeys,
    ...legalServerKeys,
    ...locationServerKeys,
    ...teamServerKeys,
    ...reviewServerKeys,
    ...offerServerKeys,
    ...inquiryServerKeys,
  },
} as const satisfies OwnedTextKeys;
