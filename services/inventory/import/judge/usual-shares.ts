import type { Snapshot, SnapshotCounts } from "../apply/snapshot.ts";
import type { Session } from "../stage/staging.ts";

/** The largest shares of a store's last applied imports, from 0 to 1. */
export interface UsualShares {
  /** How many imports these are from. */
  imports: number;
  /** Cars for sale that a feed no longer had. */
  gone: number;
  /** Cars that were there before and got another price. */
  repriced: number;
  /** Rows that were refused. */
  refused: number;
}

/** Number of imports from which the usual shares are taken. */
const lastImports = 20;

interface RecordedCounts extends SnapshotCounts {
  read: number;
  refused: Record<string, number>;
}

/** Usual shares of the store. Forced imports count: a person has stated that they were right. */
export async function usualShares(
  session: Session,
  { dealerId, storeId }: Pick<Snapshot, "dealerId" | "storeId">,
): Promise<UsualShares> {
  const rows = await session
    .selectFrom("inventory_imports")
    .select("counts")
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("outcome", "=", "applied")
    .orderBy("finished_at", "desc")
    .limit(lastImports)
    .execute();
  const imports = rows.map(({ counts }) => JSON.parse(counts) as RecordedCounts);
  const largest = (share: (of: RecordedCounts) => number) => Math.max(0, ...imports.map(share));
  return {
    imports: imports.length,
    gone: largest((of) => of.sold / Math.max(1, of.sold + staying(of) + of.kept)),
    repriced: largest((of) => of.repriced / Math.max(1, staying(of))),
    refused: largest((of) => refusedRows(of.refused) / Math.max(1, of.read)),
  };
}

function staying({ changed, unchanged }: SnapshotCounts): number {
  return changed + unchanged;
}

export function refusedRows(refused: Readonly<Record<string, number>>): number {
  return Object.values(refused).reduce((total, count) => total + count, 0);
}
