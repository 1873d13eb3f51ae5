import { platformPaths } from "./platform-paths.ts";

/** The feed of a dealer's cars for Google, and that of one of its stores. */
export const googleFeedPaths = {
  dealer: `${platformPaths.feeds}/google-vehicles.csv`,
  store: `${platformPaths.feeds}/google-vehicles/:file`,
} as const;
