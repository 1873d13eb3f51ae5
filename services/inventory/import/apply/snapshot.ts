/** A store's whole inventory on one day, from a feed. */
export interface Snapshot {
  dealerId: string;
  storeId: string;
  /** Value of the staged rows' `snapshot`; "" in feeds without snapshots. */
  key: string;
  /** `YYYY-MM-DD`: the date of price changes, arrivals and sales. */
  date: string;
  /** Why changes are applied that would otherwise be held or refused as a mistake; null = they are not. */
  force: string | null;
}

/** Result of an import. */
export interface SnapshotCounts {
  /** Vehicles in the feed: added + returned + changed + unchanged. */
  imported: number;
  added: number;
  /** Vehicles that were sold and are for sale again. */
  returned: number;
  /** Vehicles for sale with a changed fact, including the price. */
  changed: number;
  unchanged: number;
  /** Returned or changed vehicles with a different price. */
  repriced: number;
  /** Vehicles that were for sale and are no longer in the feed. */
  sold: number;
  /** Vehicles left unchanged because their row was refused. */
  kept: number;
}
