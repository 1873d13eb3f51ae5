import { createStore, type StoreApi } from "zustand/vanilla";
import {
  emptyGarage,
  type Garage,
  type GarageList,
  garageLimits,
  isIn,
  type KeptCar,
  withCar,
  withoutCar,
} from "./garage.ts";
import { isGarageChange, readGarage, writeGarage } from "./garage-storage.ts";

export interface GarageState {
  garage: Garage;
  /** Whether the garage outlives this page: the visitor allows it, and the browser does it. */
  isKept: boolean;
}

export interface GarageStore extends StoreApi<GarageState> {
  /** Reads what was kept and keeps it from now on, as far as `mayKeep` allows; the first call counts. */
  open(mayKeep: () => boolean): void;
  /** Keeps from now on what was gathered, or forgets what was kept, where the visitor has said so. */
  heedConsent(): void;
  put(list: GarageList, car: KeptCar): void;
  remove(list: GarageList, vin: string): void;
  /** Puts a car into a list or, when it is there, takes it out. */
  toggle(list: GarageList, car: KeptCar): void;
  clear(list: GarageList): void;
}

/** The visitor's garage in one browser. */
export function createGarageStore(browser: () => Window): GarageStore {
  const store = createStore<GarageState>(() => ({ garage: emptyGarage, isKept: false }));
  let mayKeep: (() => boolean) | null = null;

  const change = (garage: Garage) => {
    const isKept = mayKeep?.() === true && writeGarage(browser().localStorage, garage);
    store.setState({ garage, isKept });
  };
  const read = () => {
    if (mayKeep?.()) {
      store.setState({ garage: readGarage(browser().localStorage), isKept: true });
    }
  };

  return {
    ...store,
    open(allowed) {
      if (mayKeep !== null) return;
      mayKeep = allowed;
      read();
      browser().addEventListener("storage", (event) => {
        if (isGarageChange(event)) read();
      });
    },
    heedConsent() {
      const { garage, isKept } = store.getState();
      if (mayKeep === null || mayKeep() === isKept) return;
      if (isKept) store.setState({ garage: emptyGarage, isKept: false });
      else change(together(readGarage(browser().localStorage), garage));
    },
    put: (list, car) => change(withCar(store.getState().garage, list, car)),
    remove: (list, vin) => change(withoutCar(store.getState().garage, list, vin)),
    toggle(list, car) {
      const { garage } = store.getState();
      change(
        isIn(garage[list], car.vin)
          ? withoutCar(garage, list, car.vin)
          : withCar(garage, list, car),
      );
    },
    clear: (list) => change({ ...store.getState().garage, [list]: [] }),
  };
}

/** What was kept, with what was gathered since on top. */
function together(kept: Garage, gathered: Garage): Garage {
  const lists = Object.keys(garageLimits) as GarageList[];
  return lists.reduce(
    (garage, list) =>
      gathered[list].toReversed().reduce((all, car) => withCar(all, list, car), garage),
    kept,
  );
}

/**
 * The one garage of this browser. It is changed in effects and event handlers only, which a server
 * never runs: there it stays empty, whoever asks.
 */
export const garageStore = createGarageStore(() => window);
