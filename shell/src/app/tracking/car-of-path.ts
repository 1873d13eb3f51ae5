import type { PageEvent } from "@forecourt/remote-kit/track";

/** The car of an event on a vehicle page, whose path ends with the VIN. */
export function carOfPath(name: PageEvent["name"], path: string): PageEvent["facts"] {
  if (name !== "ViewContent") return {};
  const [, vin] = /([A-HJ-NPR-Z0-9]{17})(?:[?#]|$)/i.exec(path) ?? [];
  return vin === undefined ? {} : { vins: [vin.toUpperCase()] };
}
