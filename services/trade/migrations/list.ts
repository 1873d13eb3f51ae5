import type { Migration } from "@forecourt/service-kit/db/migrate";
import { appraisals } from "./0001-appraisals.ts";
import { carForms } from "./0002-car-forms.ts";
import { keptOffers } from "./0003-kept-offers.ts";
import { photos } from "./0004-photos.ts";
import { dropOffs } from "./0005-drop-offs.ts";
import { appraisalDesk } from "./0006-appraisal-desk.ts";
import { letters } from "./0007-letters.ts";
import { keptChanges } from "./0008-kept-changes.ts";
import { changedInterests } from "./0009-changed-interests.ts";
import { reminders } from "./0010-reminders.ts";

/** Every migration of the trade tables, in order. */
export const tradeMigrations: readonly Migration[] = [
  appraisals,
  carForms,
  keptOffers,
  photos,
  dropOffs,
  appraisalDesk,
  letters,
  keptChanges,
  changedInterests,
  reminders,
];
