import { useTexts } from "@forecourt/remote-kit/site-context";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type MouseEvent, useId } from "react";
import { MobileSearch } from "./header-search.tsx";
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears of its links, which have their keys */}
      <div
        id={id}
        popover="auto"
        className={styles.sheet}
        onClick={closeOnLink}
        onSubmit={({ currentTarget }) => currentTarget.hidePopover()}
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

/** A client navigation does not reload the document, so the sheet must be closed. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a[href]")) currentTarget.hidePopover?.();
}
