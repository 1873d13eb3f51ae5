import path from "node:path";

/** What the tests know of the data that every site starts with. */
export interface PreparedData {
  /** The day that the demo inventory ends on, `YYYY-MM-DD`. */
  today: string;
  /** The version of the dealers' configuration that was checked; null = it is broken. */
  checkedDealers: string | null;
}

/** Files of a folder with prepared data. */
export function preparedData(folder: string) {
  return { folder, dataDir: path.join(folder, "data"), about: path.join(folder, "about.json") };
}
