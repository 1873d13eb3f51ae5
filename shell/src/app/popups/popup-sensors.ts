import type { SitePopup } from "@forecourt/contracts/popups";
import type { PopupFacts } from "./active-popup.ts";
import { popupAttribute, watchFormUse } from "./form-in-use.ts";

export const noFacts: PopupFacts = { present: [], seen: [], clicked: [], due: [], isBusy: false };

export interface PopupSensors {
  facts(): PopupFacts;
  /** Looks at the page anew, as after a change of the route. */
  look(): void;
  /** Calls `changed` when the facts are others; they are gathered while somebody listens. */
  subscribe(changed: () => void): () => void;
}

/** Finds out on the page what the conditions of `popups` ask for. */
export function createPopupSensors(popups: readonly SitePopup[]): PopupSensors {
  let facts = noFacts;
  let changed = () => {};
  let isBusy = () => false;
  const found = { seen: new Set<string>(), clicked: new Set<string>(), due: new Set<string>() };
  const read = () => {
    const next: PopupFacts = {
      present: idsWhere(popups, ({ id }) => id !== null && document.getElementById(id) !== null),
      seen: [...found.seen],
      clicked: [...found.clicked],
      due: [...found.due],
      isBusy: isBusy(),
    };
    if (JSON.stringify(next) === JSON.stringify(facts)) return;
    facts = next;
    changed();
  };
  const look = () => {
    for (const id of idsWhere(popups, ({ tagQuery }) => tagQuery !== null && isSeen(tagQuery)))
      found.seen.add(id);
    read();
  };
  const click = ({ target }: Event) => {
    for (const id of idsWhere(popups, ({ itemClicked }) => isWithin(target, itemClicked)))
      found.clicked.add(id);
    read();
  };
  return {
    facts: () => facts,
    look,
    subscribe(listener) {
      changed = listener;
      const forms = watchFormUse(() => read());
      isBusy = () => forms.isInUse() || document.querySelector(otherModal) !== null;
      const timers = startTimers(popups, (id) => {
        found.due.add(id);
        read();
      });
      const stopListening = listen(look, click);
      look();
      return () => {
        changed = () => {};
        forms.stop();
        stopListening();
        for (const timer of timers) clearTimeout(timer);
      };
    },
  };
}

/** A window of somebody else's that lets nothing else be used. */
const otherModal = `dialog:modal:not([${popupAttribute}] *)`;

function startTimers(popups: readonly SitePopup[], ring: (id: string) => void) {
  return popups.flatMap(({ id, conditions: { timer } }) =>
    timer === null ? [] : [setTimeout(() => ring(id), timer * 1000)],
  );
}

function listen(look: () => void, click: (event: Event) => void): () => void {
  let frame = 0;
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  document.addEventListener("scroll", lookSoon, { passive: true, capture: true });
  addEventListener("resize", lookSoon);
  document.addEventListener("click", click, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("scroll", lookSoon, { capture: true });
    removeEventListener("resize", lookSoon);
    document.removeEventListener("click", click, { capture: true });
  };
}

function idsWhere(
  popups: readonly SitePopup[],
  isMet: (conditions: SitePopup["conditions"]) => boolean,
): string[] {
  return popups.filter(({ conditions }) => isMet(conditions)).map(({ id }) => id);
}

/** CSS pixels by which layouts are off. */
const rounding = 1;

/** Whether an element of the selector is wholly in the window. */
function isSeen(selector: string): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  return allOf(selector).some((element) => {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const isDrawn = width > 0 && height > 0;
    const isBefore = bottom <= clientHeight + rounding && right <= clientWidth + rounding;
    return isDrawn && top >= -rounding && left >= -rounding && isBefore;
  });
}

function isWithin(target: EventTarget | null, selector: string | null): boolean {
  if (selector === null || !(target instanceof Node)) return false;
  return allOf(selector).some((element) => element.contains(target));
}

/** Selectors that this browser does not take: said once, and not tried again. */
const refused = new Set<string>();

function allOf(selector: string): Element[] {
  if (refused.has(selector)) return [];
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    refused.add(selector);
    console.warn(`a pop-up waits for "${selector}", which this browser cannot look for`);
    return [];
  }
}
