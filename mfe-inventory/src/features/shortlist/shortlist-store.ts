import {
  type ShortlistCounts,
  shortlistEvent,
} from "@forecourt/contracts/areas/inventory/shortlist-counts";
import { afterPaint } from "@forecourt/ui/after-paint";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  emptyShortlist,
  isListed,
  type Shortlist,
  type ShortlistedVehicle,
  type ShortlistName,
  shortlistLimits,
  withoutVehicle,
  withVehicle,
} from "./shortlist.ts";
import { isShortlistChange, readShortlist, writeShortlist } from "./shortlist-storage.ts";

export interface ShortlistState {
  shortlist: Shortlist;
  /** True when it is stored: the visitor allows it, and the browser does it. */
  isPersisted: boolean;
}

export interface ShortlistStore extends StoreApi<ShortlistState> {
  /** Loads the stored shortlist and stores changes while `isAllowed`; only the first call counts. */
  connect(isAllowed: () => boolean): void;
  /** Stores or forgets the shortlist after a change of consent. */
  applyConsent(): void;
  add(list: ShortlistName, car: ShortlistedVehicle): void;
  remove(list: ShortlistName, vin: string): void;
  /** Puts a car into a list or, when it is there, takes it out. */
  toggle(list: ShortlistName, car: ShortlistedVehicle): void;
  clear(list: ShortlistName): void;
}

/** The visitor's shortlist in one browser. */
export function createShortlistStore(browser: () => Window): ShortlistStore {
  const store = createStore<ShortlistState>(() => ({
    shortlist: emptyShortlist,
    isPersisted: false,
  }));
  let isAllowed: (() => boolean) | null = null;

  const change = (shortlist: Shortlist) => {
    const isPersisted = isAllowed?.() === true && writeShortlist(browser().localStorage, shortlist);
    store.setState({ shortlist, isPersisted });
  };
  const read = () => {
    if (isAllowed?.()) {
      store.setState({ shortlist: readShortlist(browser().localStorage), isPersisted: true });
    }
  };

  return {
    ...store,
    connect(allowed) {
      if (isAllowed !== null) return;
      isAllowed = allowed;
      // The pressed button shows its new state before the header counts.
      store.subscribe(({ shortlist }) => afterPaint(() => announceCounts(browser(), shortlist)));
      read();
      browser().addEventListener("storage", (event) => {
        if (isShortlistChange(event)) read();
      });
    },
    applyConsent() {
      const { shortlist, isPersisted } = store.getState();
      if (isAllowed === null || isAllowed() === isPersisted) return;
      if (isPersisted) store.setState({ shortlist: emptyShortlist, isPersisted: false });
      else change(merged(readShortlist(browser().localStorage), shortlist));
    },
    add: (list, car) => change(withVehicle(store.getState().shortlist, list, car)),
    remove: (list, vin) => change(withoutVehicle(store.getState().shortlist, list, vin)),
    toggle(list, car) {
      const { shortlist } = store.getState();
      change(
        isListed(shortlist[list], car.vin)
          ? withoutVehicle(shortlist, list, car.vin)
          : withVehicle(shortlist, list, car),
      );
    },
    clear: (list) => change({ ...store.getState().shortlist, [list]: [] }),
  };
}

/** Tells the header, which belongs to the shell, how many cars there are. */
function announceCounts(target: Window, { saved, compared }: Shortlist): void {
  const detail: ShortlistCounts = { saved: saved.length, compared: compared.length };
  target.dispatchEvent(new CustomEvent(shortlistEvent, { detail }));
}

/** The stored shortlist with the new cars on top. */
function merged(stored: Shortlist, gathered: Shortlist): Shortlist {
  const lists = Object.keys(shortlistLimits) as ShortlistName[];
  return lists.reduce(
    (shortlist, list) =>
      gathered[list].toReversed().reduce((all, car) => withVehicle(all, list, car), shortlist),
    stored,
  );
}

/**
 * The one shortlist of this browser. It is changed in effects and event handlers only, which a server
 * never runs: where it stays empty.
 */
export const shortlistStore = createShortlistStore(() => window);
