import type { SitePopup } from "@forecourt/contracts/popups";

/** What the page, and what the visitor has done, says of conditions; ids of pop-ups. */
export interface PopupFacts {
  /** Their element is on the page. */
  present: readonly string[];
  /** Their element has been wholly in the window. */
  seen: readonly string[];
  /** Their element has been clicked. */
  clicked: readonly string[];
  /** Their time has come. */
  due: readonly string[];
  /** Somebody types in a form of the page or has not sent what he typed, or a window is open over it. */
  isBusy: boolean;
}

/** Everything that decides which pop-up is shown. */
export interface PopupState {
  facts: PopupFacts;
  /** `inventory/vehicle`; null where nobody owns the path. */
  page: string | null;
  /** With or without a query. */
  path: string;
  isLead: boolean;
  /** The cookie banner is still to be answered. */
  isAsked: boolean;
  /** Done or removed for good. */
  finished: readonly string[];
  /** Opened by themselves and closed: not again before the next document. */
  saved: readonly string[];
  /** Whose dialog is open, and whether the visitor opened it. */
  open: { id: string; openedByVisitor: boolean } | null;
  /** Whose thanks are on screen. They stay, whatever the lead has changed. */
  showingThanks: string | null;
}

export interface ActivePopup {
  popup: SitePopup;
  as: "tab" | "dialog";
}

/**
 * The one pop-up to show, if any. An open one keeps its turn while it may be shown; else it is the
 * first of the configuration. Nothing comes or stays over a form in use but what the visitor opened.
 */
export function activePopup(popups: readonly SitePopup[], scene: PopupState): ActivePopup | null {
  const { open, showingThanks, facts } = scene;
  const thanks = popups.find(({ id }) => id === showingThanks);
  if (thanks) return { popup: thanks, as: "dialog" };
  const ready = popups.filter((popup) => isReady(popup, scene));
  const popup = ready.find(({ id }) => id === open?.id) ?? ready[0];
  if (!popup) return null;
  const isOpen = popup.id === open?.id;
  if (facts.isBusy && !(isOpen && open.openedByVisitor)) return null;
  return { popup, as: isOpen || popup.button === null ? "dialog" : "tab" };
}

/** Not finished, on its page, and every condition met. */
function isReady(popup: SitePopup, { facts, open, ...scene }: PopupState): boolean {
  const { id, conditions, button } = popup;
  if (!isOnPage(popup.pages, scene)) return false;
  const wasOpened = open?.id === id;
  // What would open by itself does so once, and not beside the cookie banner.
  const opensNow = !scene.saved.includes(id) && (!scene.isAsked || wasOpened);
  if (button === null && !opensNow) return false;
  // Somebody who has become a lead, or has finished it, in another window may still be typing here.
  const isOver = scene.finished.includes(id) || (conditions.user && scene.isLead);
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
