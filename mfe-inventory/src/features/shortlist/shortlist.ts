import type { VehicleView } from "@forecourt/remote-kit/viewed-vehicles/viewed-vehicle";

/** A car of the shortlist: its VIN and a label. */
export interface ShortlistedVehicle {
  vin: string;
  /** "2021 Mitsubishi Outlander". */
  title: string;
  /** Facts that the list of viewed cars shows; missing in the other lists. */
  view?: VehicleView;
}

/** A visitor's cars in this browser; newest first. */
export interface Shortlist {
  saved: readonly ShortlistedVehicle[];
  compared: readonly ShortlistedVehicle[];
  /** Recently viewed. */
  seen: readonly ShortlistedVehicle[];
}
export type ShortlistName = keyof Shortlist;

export const emptyShortlist: Shortlist = { saved: [], compared: [], seen: [] };

/** Maximum number of cars in each list. */
export const shortlistLimits = { saved: 40, compared: 4, seen: 12 } as const satisfies Record<
  ShortlistName,
  number
>;

export function isListed(list: readonly ShortlistedVehicle[], vin: string): boolean {
  return list.some((one) => one.vin === vin);
}

export function isFull(shortlist: Shortlist, list: ShortlistName): boolean {
  return shortlist[list].length >= shortlistLimits[list];
}

/** Puts `car` first in a list. A full list of viewed cars drops its oldest; the others stay unchanged. */
export function withVehicle(
  shortlist: Shortlist,
  list: ShortlistName,
  car: ShortlistedVehicle,
): Shortlist {
  const others = shortlist[list].filter(({ vin }) => vin !== car.vin);
  if (list !== "seen" && others.length >= shortlistLimits[list]) return shortlist;
  return { ...shortlist, [list]: [car, ...others].slice(0, shortlistLimits[list]) };
}

export function withoutVehicle(shortlist: Shortlist, list: ShortlistName, vin: string): Shortlist {
  return { ...shortlist, [list]: shortlist[list].filter((one) => one.vin !== vin) };
}
