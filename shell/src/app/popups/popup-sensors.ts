import type { SitePopup } from "@forecourt/contracts/popups";
import type { PopupFacts } from "./active-popup.ts";
import { popupAttribute, watchFormUse } from "./form-in-use.ts";

export const noFacts: PopupFacts = { present: [], seen: [], clicked: [], due: [], isBusy: false };

export interface PopupSensors {
  facts(): PopupFacts;
  /** Evaluates the page again, as after a navigation. */
  update(): void;
  /** Calls `changed` when the facts change; they are collected only while subscribed. */
  subscribe(changed: () => void): () => void;
}

/** Observes the page for the conditions of `popups`. */
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
  const update = () => {
    for (const id of idsWhere(popups, ({ tagQuery }) => tagQuery !== null && isInView(tagQuery)))
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
    update,
    subscribe(listener) {
      changed = listener;
      const forms = watchFormUse(() => read());
      isBusy = () => forms.isInUse() || document.querySelector(otherModal) !== null;
      const timers = startTimers(popups, (id) => {
        found.due.add(id);
        read();
      });
      const stopListening = listen(update, click);
      update();
      return () => {
        changed = () => {};
        forms.stop();
        stopListening();
        for (const timer of timers) clearTimeout(timer);
      };
    },
  };
}

/** An open modal dialog that is not a pop-up. */
const otherModal = `dialog:modal:not([${popupAttribute}] *)`;

function startTimers(popups: readonly SitePopup[], onDue: (id: string) => void) {
  return popups.flatMap(({ id, conditions: { timer } }) =>
    timer === null ? [] : [setTimeout(() => onDue(id), timer * 1000)],
  );
}

function listen(update: () => void, click: (event: Event) => void): () => void {
  let frame = 0;
  const updateSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  document.addEventListener("scroll", updateSoon, { passive: true, capture: true });
  addEventListener("resize", updateSoon);
  document.addEventListener("click", click, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("scroll", updateSoon, { capture: true });
    removeEventListener("resize", updateSoon);
    document.removeEventListener("click", click, { capture: true });
  };
}

function idsWhere(
  popups: readonly SitePopup[],
  isMet: (conditions: SitePopup["conditions"]) => boolean,
): string[] {
  return popups.filter(({ conditions }) => isMet(conditions)).map(({ id }) => id);
}

/** Tolerance for rounded layouts, in CSS pixels. */
const tolerance = 1;

/** True when an element of the selector is entirely in the viewport. */
function isInView(selector: string): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  return allOf(selector).some((element) => {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const isDrawn = width > 0 && height > 0;
    const isBefore = bottom <= clientHeight + tolerance && right <= clientWidth + tolerance;
    return isDrawn && top >= -tolerance && left >= -tolerance && isBefore;
  });
}

function isWithin(target: EventTarget | null, selector: string | null): boolean {
  if (selector === null || !(target instanceof Node)) return false;
  return allOf(selector).some((element) => element.contains(target));
}

/** Selectors that this browser does not support: reported once and not tried again. */
const unsupported = new Set<string>();

function allOf(selector: string): Element[] {
  if (unsupported.has(selector)) return [];
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    unsupported.add(selector);
    console.warn(`a pop-up waits for "${selector}", which this browser does not support`);
    return [];
  }
}
