import { useTexts } from "@forecourt/remote-kit/site-context";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type MouseEvent, type ToggleEvent, useId } from "react";
import { MobileSearch } from "./header-search.tsx";
import { setPageInert, setPageInertAfterPaint } from "./inert-page.ts";
import { Logo } from "./logo.tsx";
import { MobileLinks } from "./mobile-links.tsx";
import styles from "./mobile-menu.module.css";
import { QuickActions } from "./quick-actions.tsx";
import { ShortlistLinks } from "./shortlist-links.tsx";
import { StoreCard } from "./store-card.tsx";

/** The mobile menu: a full-screen sheet. A popover opens without JavaScript. */
export function MobileMenu() {
  const t = useTexts();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={styles.open}
        aria-label={t("frame.openMenu")}
      >
        <Menu size={24} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- receives bubbled clicks of its links, which work with the keyboard */}
      <div
        id={id}
        popover="auto"
        data-sheet
        className={styles.sheet}
        onToggle={onToggle}
        onClick={closeOnLink}
        onSubmit={({ currentTarget }) => close(currentTarget)}
      >
        <div className={styles.top}>
          <Logo />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.close}
            aria-label={t("frame.closeMenu")}
          >
            <X size={24} />
          </button>
        </div>
        <MobileSearch />
        <QuickActions />
        <ShortlistLinks look="list" />
        <MobileLinks />
        <StoreCard />
      </div>
    </>
  );
}

function onToggle({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  setPageInertAfterPaint(newState === "open");
  if (newState === "open") closeWhenWide(currentTarget);
}

/** A wide window shows the header's menus instead of the sheet. */
function closeWhenWide(sheet: HTMLElement): void {
  const wide = matchMedia("(min-width: 64rem)");
  wide.addEventListener("change", () => sheet.hidePopover(), { once: true });
}

/** A client navigation does not reload the document, so the sheet must be closed. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a[href]")) close(currentTarget);
}

/** The next page takes the focus, so the page is reachable at once. */
function close(sheet: HTMLElement): void {
  sheet.hidePopover?.();
  setPageInert(false);
}
