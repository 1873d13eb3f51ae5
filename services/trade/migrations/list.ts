import type { Migration } from "@forecourt/service-kit/db/migrate";
import { appraisals } from "./0001-appraisals.ts";
import { keptOffers } from "./0002-kept-offers.ts";

/** Every migration of the trade tables, in order. */
export const tradeMigrations: readonly Migration[] = [appraisals, keptOffers];
