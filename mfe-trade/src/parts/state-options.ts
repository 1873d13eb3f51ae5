import { stateNames } from "@forecourt/domain/us-states";

/** States by name, for a list to choose from. */
export const stateOptions = Object.entries(stateNames)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => (one.label < other.label ? -1 : 1));
