import { deleteIdleLimits } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Deps } from "../deps.ts";
import { disposeOfResumes } from "../resumes/dispose.ts";

/** How often expired rows are deleted. */
export const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;

/** Disposes of resumes whose retention has ended, and deletes idle limits. */
export async function deleteExpired(
  { database, vault }: Pick<Deps, "database" | "vault">,
  now: Date,
): Promise<void> {
  await disposeOfResumes({ database, vault }, now);
  await deleteIdleLimits(database.query, "company_pace", now);
}
