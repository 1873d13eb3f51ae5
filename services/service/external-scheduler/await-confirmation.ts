import { setTimeout as delay } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { visitTokenHash } from "../visits/tokens.ts";
import { confirmationOf } from "./confirmation.ts";

const POLL_MS = 100;

/**
 * Waits until the dealer's own system has answered a change, so that the receipt mostly shows the answer; not longer than
 * `confirmWithinMs`. Any process of the site may get the answer. Without such a system it does not wait.
 */
export async function awaitConfirmation(
  { database, confirmWithinMs }: Pick<Deps, "database" | "confirmWithinMs">,
  token: string,
): Promise<void> {
  const row = await database.query
    .selectFrom("service_visits")
    .select("id")
    .where("token_hash", "=", visitTokenHash(token))
    .executeTakeFirst();
  if (!row) return;
  const end = performance.now() + confirmWithinMs;
  while ((await confirmationOf(database, row.id)) === "waiting" && performance.now() < end) {
    await delay(POLL_MS);
  }
}
