import { z } from "zod";
import type { LeadForm } from "./dealer-config/leads.ts";

/** The template keys of the action that sends a form. */
export const LeadTemplate = z.enum([
  "UNLOCK_INVENTORY",
  "UNLOCK_PRICE",
  "SCHEDULE_TEST_DRIVE",
  "SELL_OR_TRADE",
  "CONTACT_SALES",
  "CONTACT_DEALERSHIP",
  "CONTACT_FINANCE",
  "CONTACT_SERVICE",
  "STAFF_MEMBER",
  "CAREERS",
  "APPLY_FINANCING",
  "FULL_CREDIT_APP",
  "SERVICE",
]);
export type LeadTemplate = z.infer<typeof LeadTemplate>;

/** The form whose route a template's leads take. */
export const formOfTemplate: Readonly<Record<LeadTemplate, LeadForm>> = {
  UNLOCK_INVENTORY: "unlockInventory",
  UNLOCK_PRICE: "unlockPrice",
  SCHEDULE_TEST_DRIVE: "scheduleTestDrive",
  SELL_OR_TRADE: "sellOrTrade",
  CONTACT_SALES: "contactSales",
  CONTACT_DEALERSHIP: "contactDealership",
  CONTACT_FINANCE: "contactFinance",
  CONTACT_SERVICE: "contactService",
  STAFF_MEMBER: "staffMember",
  CAREERS: "careers",
  APPLY_FINANCING: "applyFinancing",
  FULL_CREDIT_APP: "fullCreditApp",
  SERVICE: "service",
};
