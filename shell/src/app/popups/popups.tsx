import type { SitePopup } from "@forecourt/contracts/popups";
import { isBannerDue } from "@forecourt/contracts/visitor/consent";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { useEffect, useState, useSyncExternalStore } from "react";
import { activePopup, type PopupState } from "./active-popup.ts";
import { PopupDialog } from "./popup-dialog.tsx";
import { createPopupSensors } from "./popup-sensors.ts";
import { PopupTab } from "./popup-tab.tsx";
import { useFinishedPopups } from "./use-finished-popups.ts";

interface PopupsProps {
  popups: readonly SitePopup[];
  /** `inventory/vehicle`; null when no area owns the path. */
  page: string | null;
}

/** The pop-up whose form was sent, and the token of its receipt. */
interface Thanks {
  id: string;
  receipt: string | null;
}

/** The active pop-up, as its tab or its dialog; `active-popup.ts` selects it. */
export function Popups({ popups, page }: PopupsProps) {
  const { path, go } = useNavigation();
  const { cookieTier } = useSite();
  const isLead = useVisitor((visitor) => visitor.isLead);
  const awaitsConsent = useVisitor((visitor) => isBannerDue(visitor, cookieTier));
  const facts = usePopupFacts(popups, path);
  const { finished, finish } = useFinishedPopups();
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<PopupState["open"]>(null);
  const [thanks, setThanks] = useState<Thanks | null>(null);
  const showingThanks = thanks?.id ?? null;
  const state = { facts, page, path, isLead, awaitsConsent, finished, saved, open, showingThanks };
  const active = activePopup(popups, state);
  const shown = active?.as === "dialog" ? active.popup : null;
  // A pop-up that opened automatically stays the open one, so that no other replaces it.
  if (shown && showingThanks === null && open?.id !== shown.id) {
    setOpen({ id: shown.id, openedByVisitor: false });
  }
  useFocusAfter(finished);
  const remove = ({ id }: SitePopup) => {
    setOpen(null);
    setThanks(null);
    finish(id);
  };
  return (
    <div data-popup="">
      <Announcement
        text={shown && !open?.openedByVisitor && !shown.background ? shown.data.title : ""}
      />
      {active?.popup.button && (
        <PopupTab
          tab={active.popup.button}
          isOpen={shown !== null}
          onClick={() => setOpen(shown ? null : { id: active.popup.id, openedByVisitor: true })}
        />
      )}
      {popups.map((popup) => (
        <PopupDialog
          key={popup.id}
          popup={popup}
          isOpen={shown?.id === popup.id}
          openedByVisitor={open?.openedByVisitor ?? false}
          showsThanks={showingThanks === popup.id}
          onSave={() => {
            setOpen(null);
            setSaved([...saved, popup.id]);
          }}
          onRemove={() => remove(popup)}
          receipt={thanks?.receipt ?? null}
          onSent={(receipt) => setThanks({ id: popup.id, receipt })}
          onDone={() => {
            remove(popup);
            if (popup.redirect?.startsWith("/")) go(popup.redirect);
            else if (popup.redirect) location.assign(popup.redirect);
          }}
        />
      ))}
    </div>
  );
}

function usePopupFacts(popups: readonly SitePopup[], path: string) {
  const [sensors] = useState(() => createPopupSensors(popups));
  useEffect(() => sensors.update(), [sensors, path]);
  return useSyncExternalStore(sensors.subscribe, sensors.facts, sensors.facts);
}

/** Announces a dialog that opens without taking the focus. */
function Announcement({ text }: { text: string }) {
  return (
    <VisuallyHidden>
      <span aria-live="polite">{text}</span>
    </VisuallyHidden>
  );
}

/** Moves the focus to the page when a removed pop-up took its focused tab away. */
function useFocusAfter(finished: readonly string[]): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (finished.length > 0 && isLost)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [finished]);
}
