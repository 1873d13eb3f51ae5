import type { Migration } from "@forecourt/service-kit/db/migrate";
import { resumes } from "./0001-resumes.ts";

/** Every migration of the company tables, in order. */
export const companyMigrations: readonly Migration[] = [resumes];
