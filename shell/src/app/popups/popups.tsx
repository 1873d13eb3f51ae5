import type { SitePopup } from "@forecourt/contracts/popups";
import { isBannerDue } from "@forecourt/contracts/visitor/consent";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { useEffect, useState, useSyncExternalStore } from "react";
import { PopupDialog } from "./popup-dialog.tsx";
import { type PopupScene, popupInTurn } from "./popup-rules.ts";
import { createPopupSensors } from "./popup-sensors.ts";
import { PopupTab } from "./popup-tab.tsx";
import { useFinishedPopups } from "./use-finished-popups.ts";

interface PopupsProps {
  popups: readonly SitePopup[];
  /** `inventory/vehicle`; null where nobody owns the path. */
  page: string | null;
}

/** The pop-up whose turn it is, as its tab or its window. Which one that is, `popup-rules.ts` says. */
export function Popups({ popups, page }: PopupsProps) {
  const { path, go } = useNavigation();
  const { cookieTier } = useSite();
  const isLead = useVisitor((visitor) => visitor.isLead);
  const isAsked = useVisitor((visitor) => isBannerDue(visitor, cookieTier));
  const facts = usePopupFacts(popups, path);
  const { finished, finish } = useFinishedPopups();
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<PopupScene["open"]>(null);
  const [thanking, setThanking] = useState<string | null>(null);
  const scene = { facts, page, path, isLead, isAsked, finished, saved, open, thanking };
  const turn = popupInTurn(popups, scene);
  const shown = turn?.as === "dialog" ? turn.popup : null;
  // What opened by itself is open from then on: nothing takes its place while somebody reads it.
  if (shown && thanking === null && open?.id !== shown.id) {
    setOpen({ id: shown.id, byVisitor: false });
  }
  useFocusAfter(finished);
  const remove = ({ id }: SitePopup) => {
    setOpen(null);
    setThanking(null);
    finish(id);
  };
  return (
    <div data-popup="">
      <Announcement text={shown && !open?.byVisitor && !shown.background ? shown.data.title : ""} />
      {turn?.popup.button && (
        <PopupTab
          tab={turn.popup.button}
          isOpen={shown !== null}
          onClick={() => setOpen(shown ? null : { id: turn.popup.id, byVisitor: true })}
        />
      )}
      {popups.map((popup) => (
        <PopupDialog
          key={popup.id}
          popup={popup}
          isOpen={shown?.id === popup.id}
          byVisitor={open?.byVisitor ?? false}
          isThanking={thanking === popup.id}
          onSave={() => {
            setOpen(null);
            setSaved([...saved, popup.id]);
          }}
          onRemove={() => remove(popup)}
          onSent={() => setThanking(popup.id)}
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
  useEffect(() => sensors.look(), [sensors, path]);
  return useSyncExternalStore(sensors.subscribe, sensors.facts, sensors.facts);
}

/** What comes without the focus is said. */
function Announcement({ text }: { text: string }) {
  return (
    <VisuallyHidden>
      <span aria-live="polite">{text}</span>
    </VisuallyHidden>
  );
}

/** A pop-up that is gone for good takes its tab along, which had the focus. */
function useFocusAfter(finished: readonly string[]): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (finished.length > 0 && isLost)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [finished]);
}
