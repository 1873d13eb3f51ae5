import path from "node:path";

/** Facts that the tests know about the data with which every site starts. */
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
