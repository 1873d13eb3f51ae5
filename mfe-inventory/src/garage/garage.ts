/** A car that the visitor keeps: enough to name it and to ask for it again. */
export interface KeptCar {
  vin: string;
  /** "2021 Mitsubishi Outlander". */
  title: string;
}

/** What a visitor keeps in this browser; newest first. */
export interface Garage {
  saved: readonly KeptCar[];
  compared: readonly KeptCar[];
  /** Opened lately. */
  seen: readonly KeptCar[];
}
export type GarageList = keyof Garage;

export const emptyGarage: Garage = { saved: [], compared: [], seen: [] };

/** Cars in each list, at most. */
export const garageLimits = { saved: 40, compared: 4, seen: 12 } as const satisfies Record<
  GarageList,
  number
>;

export function isIn(list: readonly KeptCar[], vin: string): boolean {
  return list.some((one) => one.vin === vin);
}

export function isFull(garage: Garage, list: GarageList): boolean {
  return garage[list].length >= garageLimits[list];
}

/** The garage with `car` first in a list. A full list of seen cars forgets its oldest; others stay. */
export function withCar(garage: Garage, list: GarageList, car: KeptCar): Garage {
  const others = garage[list].filter(({ vin }) => vin !== car.vin);
  if (list !== "seen" && others.length >= garageLimits[list]) return garage;
  return { ...garage, [list]: [car, ...others].slice(0, garageLimits[list]) };
}

export function withoutCar(garage: Garage, list: GarageList, vin: string): Garage {
  return { ...garage, [list]: garage[list].filter((one) => one.vin !== vin) };
}
