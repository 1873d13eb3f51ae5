import type { Migration } from "@forecourt/service-kit/db/migrate";
import { visits } from "./0001-visits.ts";
import { shop } from "./0010-shop.ts";
import { visitKeys } from "./0020-visit-keys.ts";

/** Every migration of the service tables, in order. */
export const serviceMigrations: readonly Migration[] = [visits, shop, visitKeys];
