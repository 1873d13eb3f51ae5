import type { Migration } from "@forecourt/service-kit/db/migrate";
import { phoneChecks } from "./0001-phone-checks.ts";
import { events } from "./0002-events.ts";
import { terms } from "./0003-terms.ts";
import { exposures } from "./0004-exposures.ts";

/** Every migration of the visitor's tables, in order. */
export const visitorMigrations: readonly Migration[] = [phoneChecks, events, terms, exposures];
