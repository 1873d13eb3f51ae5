import type { Location } from "react-router-dom";

/** The location of the current history entry, which gets a key when it has none. */
export function currentLocation(): Location {
  const { key } = Object(history.state);
  if (typeof key === "string") return locationOf(location, key);
  const entry = locationOf(location);
  history.replaceState({ ...Object(history.state), key: entry.key }, "");
  return entry;
}

/** A location with a new key, which identifies its history entry. */
export function locationOf(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  key = Math.random().toString(36).slice(2, 10),
): Location {
  return { pathname, search, hash, key, state: null };
}

/** Path, query and fragment. */
export function pathOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
