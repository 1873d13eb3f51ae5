/** One state of one store's inventory, as a feed tells it. */
export interface Snapshot {
  dealerId: string;
  storeId: string;
  /** Value of the staged rows' `snapshot`; "" in feeds that have no snapshots. */
  key: string;
  /** `YYYY-MM-DD`: dates price changes, first sights and sales. */
  date: string;
  /** Carries out what would otherwise be refused as a mistake. */
  force: boolean;
}

/** What an import did to a store. */
export interface SnapshotCounts {
  /** Cars the feed tells of: added + returned + changed + unchanged. */
  imported: number;
  added: number;
  /** Were sold, and are for sale again. */
  returned: number;
  /** Were for sale, and some fact differs; the price may be it. */
  changed: number;
  unchanged: number;
  /** Of those returned or changed: whose price differs. */
  repriced: number;
  /** Were for sale, and the feed does not tell of them any more. */
  sold: number;
  /** Were for sale, and stay as they were, because the feed's row for them was refused. */
  kept: number;
}
