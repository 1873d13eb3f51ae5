import type { Migration } from "@forecourt/service-kit/db/migrate";
import { leads } from "./0001-leads.ts";
import { limitsAndTestDrives } from "./0002-limits-and-test-drives.ts";
import { testDrivesByLead } from "./0003-test-drives-by-lead.ts";
import { genuineFirst } from "./0004-genuine-first.ts";
import { cancelledDrives } from "./0005-cancelled-drives.ts";
import { rejectedForms } from "./0006-rejected-forms.ts";
import { shopperMails } from "./0007-shopper-mails.ts";
import { quotes } from "./0008-quotes.ts";
import { textMessages } from "./0009-text-messages.ts";
import { subscriptions } from "./0010-subscriptions.ts";
import { languages } from "./0011-languages.ts";

/** Every migration of the leads' tables, in order. */
export const leadsMigrations: readonly Migration[] = [
  leads,
  limitsAndTestDrives,
  testDrivesByLead,
  genuineFirst,
  cancelledDrives,
  rejectedForms,
  shopperMails,
  quotes,
  textMessages,
  subscriptions,
  languages,
];
