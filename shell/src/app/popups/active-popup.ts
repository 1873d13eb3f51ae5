import type { SitePopup } from "@forecourt/contracts/popups";

/** Which conditions the page and the visitor's actions meet; the lists contain ids of pop-ups. */
export interface PopupFacts {
  /** Ids of pop-ups whose element is on the page. */
  present: readonly string[];
  /** Ids of pop-ups whose element has been entirely in the viewport. */
  seen: readonly string[];
  /** Ids of pop-ups whose element has been clicked. */
  clicked: readonly string[];
  /** Ids of pop-ups whose timer has elapsed. */
  due: readonly string[];
  /** A form of the page is in use or has unsent input, or a modal dialog is open. */
  isBusy: boolean;
}

/** The inputs that select the active pop-up. */
export interface PopupState {
  facts: PopupFacts;
  /** `inventory/vehicle`; null when no area owns the path. */
  page: string | null;
  /** Path with or without a query. */
  path: string;
  isLead: boolean;
  /** The cookie banner is shown and not yet answered. */
  awaitsConsent: boolean;
  /** Completed or removed permanently. */
  finished: readonly string[];
  /** Saved for later: they do not open automatically again in this document. */
  saved: readonly string[];
  /** The open dialog, and whether the visitor opened it. */
  open: { id: string; openedByVisitor: boolean } | null;
  /** The pop-up that shows its thanks, which stay even when conditions no longer hold. */
  showingThanks: string | null;
}

export interface ActivePopup {
  popup: SitePopup;
  as: "tab" | "dialog";
}

/**
 * Selects the one pop-up to show, if any: the open one while its conditions hold, else the first in
 * the configuration. While a form is in use, only a pop-up that the visitor opened is shown.
 */
export function activePopup(popups: readonly SitePopup[], state: PopupState): ActivePopup | null {
  const { open, showingThanks, facts } = state;
  const thanks = popups.find(({ id }) => id === showingThanks);
  if (thanks) return { popup: thanks, as: "dialog" };
  const ready = popups.filter((popup) => isReady(popup, state));
  const popup = ready.find(({ id }) => id === open?.id) ?? ready[0];
  if (!popup) return null;
  const isOpen = popup.id === open?.id;
  if (facts.isBusy && !(isOpen && open.openedByVisitor)) return null;
  return { popup, as: isOpen || popup.button === null ? "dialog" : "tab" };
}

/** True when the pop-up is not finished, is on its page, and meets all its conditions. */
function isReady(popup: SitePopup, { facts, open, ...state }: PopupState): boolean {
  const { id, conditions, button } = popup;
  if (!isOnPage(popup.pages, state)) return false;
  const wasOpened = open?.id === id;
  // A pop-up opens automatically only once per document, and not while the cookie banner is shown.
  const opensNow = !state.saved.includes(id) && (!state.awaitsConsent || wasOpened);
  if (button === null && !opensNow) return false;
  // An open pop-up stays, because the visitor may be typing: it was finished in another tab.
  const isOver = state.finished.includes(id) || (conditions.user && state.isLead);
  return (
    (!isOver || wasOpened) &&
    (conditions.id === null || facts.present.includes(id)) &&
    (conditions.tagQuery === null || facts.seen.includes(id)) &&
    (conditions.itemClicked === null || facts.clicked.includes(id)) &&
    (conditions.timer === null || facts.due.includes(id))
  );
}

function isOnPage(
  pages: SitePopup["pages"],
  { page, path }: Pick<PopupState, "page" | "path">,
): boolean {
  if (pages === true) return true;
  const here = path.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  return pages.some((one) => one === page || one === here);
}
