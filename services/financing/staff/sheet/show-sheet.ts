import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { type Reader, showApplication } from "../applications.ts";
import { earlierAnswersOf } from "../earlier-answers.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { dealSheet } from "./deal-sheet.ts";
import { otherRequests } from "./other-requests.ts";
import { softPullOf } from "./soft-pull.ts";

/** Entries of the log on a sheet, the newest ones. */
const MAX_HISTORY = 10;

/** The deal sheet of an application by its number; reading it is logged, and shown to the applicant. @throws StaffError */
export async function showSheet(
  deps: StaffDeps & { dealers: Dealers },
  number: string,
  reader: Reader,
): Promise<string> {
  const shown = await showApplication(deps, number, reader);
  const { id, dealer_id: dealerId, store_id: storeId } = shown.row;
  const entries = await deps.database.query
    .selectFrom("financing_vault_log")
    .select(["at", "actor", "action", "reason"])
    .where("record_id", "=", id)
    .where("actor", "like", "staff:%")
    .orderBy("seq", "desc")
    .limit(MAX_HISTORY)
    .execute();
  const site = deps.dealers.site({ dealerId, storeId });
  const others = await otherRequests(deps, shown.row, shown.content);
  const pull = await softPullOf(deps, shown, reader);
  const earlier = await earlierAnswersOf(deps, id, reader);
  return dealSheet(shown, { site, history: entries.toReversed(), earlier, others, pull });
}
